import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { modoDoRegime } from '@paco/domain/medicoes/modo'
import { refusalOfNovo } from '@paco/domain/medicoes/periodo'
import type { LinkProps } from '@tanstack/react-router'
import { planilhaLink, viewContratoLink } from '../../contratos/links.ts'
import { viewBoletimLink } from '../links.ts'

/** Why no bulletin can be opened now, and where that is mended. */
export interface Falta {
  readonly texto: string
  readonly link: LinkProps | null
  readonly rotulo: string
}

const NOWHERE = { link: null, rotulo: '' }

function wayOut(texto: string, { id }: Contrato, boletins: readonly Boletim[]) {
  const open = boletins.at(-1)
  if (texto === MESSAGES.notSigned) return { link: viewContratoLink(id), rotulo: 'Ver o contrato' }
  if (texto === MESSAGES.noPlanilha) return { link: planilhaLink(id), rotulo: 'Abrir a planilha' }
  if (texto === MESSAGES.openBefore && open)
    return { link: viewBoletimLink(open.id), rotulo: `Abrir o boletim nº ${open.numero}` }
  return NOWHERE
}

/** What is missing before the next bulletin; null where one may be opened. */
export function faltaPara(
  contrato: Contrato,
  temPlanilha: boolean,
  boletins: readonly Boletim[],
): Falta | null {
  const texto =
    modoDoRegime(contrato.regime) === null
      ? MESSAGES.directExecution
      : refusalOfNovo({ situacao: contrato.situacao, temPlanilha }, boletins)
  return texto === null ? null : { texto, ...wayOut(texto, contrato, boletins) }
}
