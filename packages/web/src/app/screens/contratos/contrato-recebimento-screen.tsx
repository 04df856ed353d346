import { hoje } from '../../../http/hoje.ts'
import { RecebimentoDoContrato } from '../../../recebimentos/recebimento.tsx'
import { ContratoFrame } from './contrato-frame.tsx'

export const ContratoRecebimentoScreen = () => (
  <ContratoFrame part="Recebimento">
    {(contrato, who) => <RecebimentoDoContrato contrato={contrato} who={who} today={hoje()} />}
  </ContratoFrame>
)
