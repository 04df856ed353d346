import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'

/** Draws nothing in place of what failed below it. */
class Quiet extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}

/**
 * A part that helps, but that no page needs: loaded when it is first drawn. Where its program does not come, as without a
 * network, nothing is drawn in its place and the page stays; it is asked for again the next time.
 */
export function decoration<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loaded = () =>
    load().catch((error) => {
      Part = make()
      throw error
    })
  const make = () => lazy(async () => ({ default: await loaded() }))
  let Part = make()
  return (props: Props) => (
    <Quiet>
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    </Quiet>
  )
}
