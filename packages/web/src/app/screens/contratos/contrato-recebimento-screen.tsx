import { doContrato } from '../../../documentos/dono.ts'
import { hoje } from '../../../http/hoje.ts'
import { RecebimentoDoContrato } from '../../../recebimentos/recebimento.tsx'
import { DocumentosNear } from '../documentos/documentos-near.tsx'
import { ContratoFrame } from './contrato-frame.tsx'

export const ContratoRecebimentoScreen = () => (
  <ContratoFrame part="Recebimento">
    {(contrato, who) => (
      <RecebimentoDoContrato
        contrato={contrato}
        who={who}
        today={hoje()}
        documentos={({ id }) => (
          <DocumentosNear
            dono={doContrato(contrato, 'recebimentos', id)}
            who={who}
            title="Documentos do termo"
          />
        )}
      />
    )}
  </ContratoFrame>
)
