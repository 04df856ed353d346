import { type ComponentProps, lazy, Suspense } from 'react'

const RichModal = lazy(async () => ({ default: (await import('./rich-modal.tsx')).RichModal }))

/** A dialog over the page. Its code comes with the first one that opens. */
export function Modal(props: ComponentProps<typeof RichModal>) {
  return (
    <Suspense fallback={null}>
      <RichModal {...props} />
    </Suspense>
  )
}
