import { canEditContrato } from '../contratos/policy.ts'
import { impedimentoDe, type NomeDoPasso } from '../shared/impedimentos.ts'
import type { SessionUser } from '../shared/roles.ts'
import { isAdmin } from '../usuarios/policy.ts'
import { isPossible, type NomePasso, papeisDe, SITUACAO_LABELS, type SituacaoBoletim } from './situacao.ts'

type Who = SessionUser | null

/** Of a contract, whose it is and who answers for it. */
export interface Responsaveis {
  readonly id_secretaria: number
  readonly fiscal_titular_id: number | null
  readonly fiscal_substituto_id: number | null
  readonly gestor_id: number | null
}

export const isFiscal = (who: Who, contrato: Responsaveis): boolean =>
  who !== null && [contrato.fiscal_titular_id, contrato.fiscal_substituto_id].includes(who.id)

/** An auditor looks over what others do, whatever a contract names them for. */
const acts = (who: Who): who is SessionUser => who !== null && who.role !== 'auditor'

function holds(
  who: SessionUser,
  papel: ReturnType<typeof papeisDe>[number],
  contrato: Responsaveis,
): boolean {
  if (papel === 'secretaria') return canEditContrato(who, contrato)
  return papel === 'fiscal' ? isFiscal(who, contrato) : contrato.gestor_id === who.id
}

const NOBODY: Record<NomePasso, string> = {
  enviar: 'Só a secretaria do contrato, o fiscal e os administradores enviam um boletim.',
  conferir: 'Só a secretaria do contrato, o fiscal e os administradores iniciam a conferência.',
  atestar: 'Só o fiscal do contrato e os administradores atestam uma medição.',
  aprovar: 'Só o gestor do contrato e os administradores aprovam uma medição.',
  liquidar: 'Só a secretaria do contrato e os administradores liquidam uma medição.',
  pagar: 'Só a secretaria do contrato e os administradores registram pagamentos.',
  devolver: 'Só o fiscal, o gestor do contrato e os administradores devolvem um boletim.',
}

/** Steps that are taken by somebody who had no hand in the measurement. */
const DE_OUTRO: Partial<Record<NomePasso, NomeDoPasso>> = {
  aprovar: 'aprovarMedicao',
  liquidar: 'liquidarMedicao',
  pagar: 'pagarMedicao',
}

/** Of a bulletin, where it stands and who had a hand in it. */
export interface BoletimEmPasso {
  readonly situacao: SituacaoBoletim
  readonly autores: readonly number[]
  readonly atestada_por: number | null
}

/**
 * Why a step is not taken: by this person (403), by this person after what they did themselves (403), or from where the
 * bulletin stands now (409).
 */
export interface Recusa {
  readonly por: 'pessoa' | 'ato' | 'situacao'
  readonly texto: string
}

const byPerson = (texto: string): Recusa => ({ por: 'pessoa', texto })

/** Whether this person takes this step of this bulletin; null where nothing stands against it. */
export function refusalOfPasso(
  who: Who,
  nome: NomePasso,
  contrato: Responsaveis,
  { situacao, autores, atestada_por }: BoletimEmPasso,
): Recusa | null {
  if (!acts(who)) return byPerson(NOBODY[nome])
  if (!isAdmin(who) && !papeisDe(nome).some((papel) => holds(who, papel, contrato)))
    return byPerson(NOBODY[nome])
  if (!isPossible(nome, situacao)) {
    const stands = SITUACAO_LABELS[situacao].toLowerCase()
    return { por: 'situacao', texto: `Este boletim está na situação “${stands}”: recarregue a página.` }
  }
  const passo = DE_OUTRO[nome]
  const texto = passo ? impedimentoDe(passo, who.id, { atestou: [atestada_por], escreveu: autores }) : null
  return texto === null ? null : { por: 'ato', texto }
}

/** Who writes what is claimed, while it is a draft. */
export const refusalOfRascunho = (who: Who, contrato: Responsaveis): Recusa | null =>
  acts(who) && (canEditContrato(who, contrato) || isFiscal(who, contrato)) ? null : byPerson(NOBODY.enviar)

/** Who writes what is accepted, while it is checked. */
export const refusalOfConferencia = (who: Who, contrato: Responsaveis): Recusa | null =>
  acts(who) && (isAdmin(who) || isFiscal(who, contrato)) ? null : byPerson(NOBODY.atestar)
