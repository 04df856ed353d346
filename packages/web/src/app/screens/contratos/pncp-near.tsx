import { type ComponentProps, lazy } from 'react'
import { WhenNear } from '../../../ui/when-near.tsx'

const PncpDoContrato = lazy(async () => ({
  default: (await import('../../../contratos/pncp-do-contrato.tsx')).PncpDoContrato,
}))

/** What the portal is sent of a contract, far down its page. */
export const PncpNear = (props: ComponentProps<typeof PncpDoContrato>) => (
  <WhenNear>
    <PncpDoContrato {...props} />
  </WhenNear>
)
