import type { Contrato } from '@paco/domain/contratos/contrato'
import { canEditContrato, canReadCorrecoesOf, canReadPncpOf } from '@paco/domain/contratos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Pencil } from 'lucide-react'
import { AditivosDoContrato } from '../../../aditivos/contrato-aditivos.tsx'
import { ContratoFacts } from '../../../contratos/contrato-facts.tsx'
import { CorrecoesDoContrato } from '../../../contratos/correcoes-card.tsx'
import { editContratoLink } from '../../../contratos/links.ts'
import { doContrato } from '../../../documentos/dono.ts'
import { hoje } from '../../../http/hoje.ts'
import { ParalisacoesDoContrato } from '../../../paralisacoes/paralisacoes-do-contrato.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import shared from '../../../ui/theme/shared.module.css'
import words from '../../../ui/theme/words.module.css'
import { Historico } from '../../historico.tsx'
import { readsHistory } from '../../reads-history.ts'
import { DiarioLink } from '../diario/diario-link.tsx'
import { DocumentosNear } from '../documentos/documentos-near.tsx'
import { ContratoFrame } from './contrato-frame.tsx'
import { ContratoPedidos } from './contrato-pedidos.tsx'
import { PncpNear } from './pncp-near.tsx'

/** Of a contract of several projects each has its own diary, amendments and stoppages, on its page. */
const actions = (contrato: Contrato, who: SessionUser | null) => {
  const [projeto, ...others] = contrato.projetos
  return (
    <>
      {projeto && others.length === 0 && (
        <>
          {contrato.assinatura !== null && canEditContrato(who, contrato) && who && (
            <ContratoPedidos id_projeto={projeto.id} who={who} />
          )}
          <DiarioLink id={projeto.id} />
        </>
      )}
      {canEditContrato(who, contrato) && (
        <ButtonLink {...editContratoLink(contrato.id)} leftSection={<Pencil size={16} aria-hidden />}>
          Editar
        </ButtonLink>
      )}
    </>
  )
}

/** A contract, open to everybody. */
export const ContratoScreen = () => (
  <ContratoFrame actions={actions}>
    {(contrato, who) => (
      <>
        <ContratoFacts contrato={contrato} />
        <div className={`${shared.stack} ${words.above16} ${words.below16}`}>
          <AditivosDoContrato contrato={contrato} who={who} />
          <ParalisacoesDoContrato id={contrato.id} today={hoje()} />
          <DocumentosNear dono={doContrato(contrato, 'contratos', contrato.id)} who={who} />
          {contrato.assinatura !== null && canReadPncpOf(who, contrato) && (
            <PncpNear contrato={contrato} who={who} />
          )}
          {/* Of a signed one they stand beside its meter. */}
          {contrato.assinatura === null && canReadCorrecoesOf(who, contrato) && (
            <CorrecoesDoContrato id={contrato.id} />
          )}
        </div>
        {readsHistory(who, 'contratos', contrato) && (
          <Historico entidade="contratos" registroId={contrato.id} />
        )}
      </>
    )}
  </ContratoFrame>
)
