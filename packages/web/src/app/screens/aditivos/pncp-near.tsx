import { type ComponentProps, lazy } from 'react'
import { WhenNear } from '../../../ui/when-near.tsx'

const PncpDoTermo = lazy(async () => ({
  default: (await import('../../../aditivos/pagina/pncp-do-termo.tsx')).PncpDoTermo,
}))

/** What the portal is sent of an amendment, far down its page. */
export const PncpNear = (props: ComponentProps<typeof PncpDoTermo>) => (
  <WhenNear>
    <PncpDoTermo {...props} />
  </WhenNear>
)
