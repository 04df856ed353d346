import { canManageCidade } from '@paco/domain/cidade/policy'
import { contratosCalls } from '@paco/domain/contratos/contract'
import type { Contrato } from '@paco/domain/contratos/contrato'
import { pncpDoContratoNome } from '@paco/domain/contratos/pncp'
import { canEditContrato, canSendPncp } from '@paco/domain/contratos/policy'
import type { FaltaPncp } from '@paco/domain/shared/pncp'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Link } from '@tanstack/react-router'
import { request } from '../http/client.ts'
import { cidadeFieldLink, contratoFieldLink } from './links.ts'
import { PncpCard } from './pncp-card.tsx'
import { pncpDoContratoQuery } from './queries.ts'

interface PncpDoContratoProps {
  contrato: Contrato
  who: SessionUser | null
}

/** To the field of the contract, or of the city, for those who may fill it in. */
export function ContratoWay({ falta, contrato, who }: PncpDoContratoProps & { falta: FaltaPncp }) {
  const { onde, rotulo } = falta
  if (onde.tela === 'cidade' && canManageCidade(who))
    return <Link {...cidadeFieldLink(onde.campo)}>{rotulo}</Link>
  if (onde.tela === 'contrato' && canEditContrato(who, contrato))
    return <Link {...contratoFieldLink(contrato.id, onde.campo)}>{rotulo}</Link>
  return <strong>{rotulo}</strong>
}

/** What the national portal is sent of a contract. */
export function PncpDoContrato({ contrato, who }: PncpDoContratoProps) {
  const { id, versao } = contrato
  const baixar = async () =>
    (await request(contratosCalls.exportPncpDoContrato, { params: { id } })).data as unknown as Blob
  return (
    <PncpCard
      query={pncpDoContratoQuery(id)}
      arquivo={{ nome: pncpDoContratoNome(contrato), baixar }}
      enviar={
        canSendPncp(who) && contrato.pncp_numero === null
          ? (confirmado) =>
              request(contratosCalls.sendPncpDoContrato, { params: { id }, body: { confirmado, versao } })
          : undefined
      }
      way={(falta) => <ContratoWay falta={falta} contrato={contrato} who={who} />}
    />
  )
}
