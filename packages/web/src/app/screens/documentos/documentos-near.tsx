import { type ComponentProps, lazy } from 'react'
import { WhenNear } from '../../../ui/when-near.tsx'

const DocumentosDe = lazy(async () => ({
  default: (await import('../../../documentos/documentos-de.tsx')).DocumentosDe,
}))

/** The documents of a record, far down its page. */
export const DocumentosNear = (props: ComponentProps<typeof DocumentosDe>) => (
  <WhenNear>
    <DocumentosDe {...props} />
  </WhenNear>
)
