import { problemsOfAteste } from '@paco/domain/medicoes/ateste'
import type { Liquidacao } from '@paco/domain/medicoes/corpos'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { problemsOfPagamento, restaPagar, situacaoPaga } from '@paco/domain/medicoes/pagamento'
import { refusalOfPasso } from '@paco/domain/medicoes/passos'
import { problemsOfPeriodo } from '@paco/domain/medicoes/periodo'
import type { PagamentoCreate } from '@paco/domain/medicoes/registros'
import { type NomePasso, PASSOS } from '@paco/domain/medicoes/situacao'
import { type Day, dayOf } from '@paco/domain/shared/days'
import { type Campos, conflict } from '@paco/domain/shared/errors'
import type { SessionUser } from '@paco/domain/shared/roles'
import { holdProjetosOf } from '../contratos/queries.ts'
import type { Trx } from '../db/database.ts'
import { refuseStale } from '../db/records.ts'
import { dayForWriting } from '../projetos/day-queries.ts'
import {
  assertAllowed,
  assertPossible,
  assertRight,
  type Held,
  hold,
  measure,
  type Sheet,
  storeSheet,
} from './hold.ts'
import { insertPagamento, pagosOf } from './pagamentos-queries.ts'
import { boletinsOf, contratoOfBoletim, type HeldBoletim, updateBoletim } from './queries.ts'

type Now = () => Date

/** What every step is asked with. */
export interface Step {
  readonly user: SessionUser
  readonly id: number
  readonly versao: number
  readonly now: Now
}

/** What is measured and paid stands in the rows of the contract's projects too: they are held before it. */
const MOVES_PROJETOS: ReadonlySet<NomePasso> = new Set(['aprovar', 'pagar'])

/** The bulletin, held, if this person may take this step from where it stands. */
async function holdFor(trx: Trx, nome: NomePasso, { user, id, versao }: Step): Promise<Held> {
  if (MOVES_PROJETOS.has(nome)) await holdProjetosOf(trx, await contratoOfBoletim(trx, id))
  const held = await hold(trx, id)
  assertAllowed(refusalOfPasso(user, nome, held.contrato, held.boletim))
  refuseStale(held.boletim, versao)
  return held
}

const today = (trx: Trx, now: Now): Promise<Day> => dayForWriting(trx, dayOf(now()))

/** What a claim may not leave its desk with: rows the contract has no room for. */
function problemsOfClaim({ medido: { linhas, contas, semReajuste } }: Sheet): Campos {
  const rows = linhas.flatMap(({ problema }, index) =>
    problema === null ? [] : [[`itens.${index}.pleiteada`, problema]],
  )
  return {
    ...Object.fromEntries(rows),
    ...(contas.problema === null ? {} : { deducoes: contas.problema }),
    ...(semReajuste === null ? {} : { indice_atual: semReajuste }),
  }
}

/** From the desk of whoever claims to that of whoever checks. */
async function leaveDesk(trx: Trx, nome: 'enviar' | 'conferir', step: Step): Promise<void> {
  const held = await holdFor(trx, nome, step)
  const changes = {
    situacao: PASSOS[nome].para,
    ...(nome === 'enviar' ? { enviada_em: step.now() } : {}),
  }
  if (held.boletim.situacao !== 'em_elaboracao') {
    await updateBoletim(trx, step.id, changes)
    return
  }
  const sheet = await measure(trx, held)
  assertRight(problemsOfClaim(sheet))
  await storeSheet(trx, sheet, changes)
}

export const sendBoletim = (trx: Trx, step: Step): Promise<void> => leaveDesk(trx, 'enviar', step)
export const beginCheck = (trx: Trx, step: Step): Promise<void> => leaveDesk(trx, 'conferir', step)

/** Everything that has to hold of what is signed, looked at anew at each signature. */
async function assertSignable(trx: Trx, sheet: Sheet, now: Now): Promise<void> {
  const { boletim, contrato, medido } = sheet
  const linhas = medido.guardadas.flatMap(({ motivo }, index) => {
    const medida = medido.linhas[index]
    return medida === undefined ? [] : [{ medida, motivo }]
  })
  const others = (await boletinsOf(trx, contrato.id)).filter(({ numero }) => numero !== boletim.numero)
  assertRight({
    ...problemsOfPeriodo(boletim, others, contrato.ordem_inicio),
    ...problemsOfAteste(linhas, medido.contas, boletim.fim, await today(trx, now)),
    ...(medido.semReajuste === null ? {} : { indice_atual: medido.semReajuste }),
  })
}

/** One that the contract has meanwhile another sheet for goes back first: nobody signs what nobody measured. */
async function signable(trx: Trx, nome: 'atestar' | 'aprovar', step: Step): Promise<Sheet> {
  const held = await holdFor(trx, nome, step)
  assertPossible(held.boletim.revisao_id === held.contrato.revisao_id ? null : MESSAGES.sheetRevised)
  const sheet = await measure(trx, held)
  await assertSignable(trx, sheet, step.now)
  return sheet
}

export async function attestBoletim(trx: Trx, step: Step): Promise<void> {
  const sheet = await signable(trx, 'atestar', step)
  await storeSheet(trx, sheet, {
    situacao: PASSOS.atestar.para,
    atestada_por: step.user.id,
    atestada_em: step.now(),
  })
}

export async function approveBoletim(trx: Trx, step: Step): Promise<void> {
  const sheet = await signable(trx, 'aprovar', step)
  await storeSheet(trx, sheet, {
    situacao: PASSOS.aprovar.para,
    aprovada_por: step.user.id,
    aprovada_em: step.now(),
  })
}

/** Back to the desk, with the reason; what was sent and signed is so no more. */
export async function returnBoletim(trx: Trx, step: Step, motivo_devolucao: string): Promise<void> {
  await holdFor(trx, 'devolver', step)
  await updateBoletim(trx, step.id, {
    situacao: PASSOS.devolver.para,
    motivo_devolucao,
    devolvida_por: step.user.id,
    devolvida_em: step.now(),
    enviada_em: null,
    atestada_por: null,
    atestada_em: null,
  })
}

const pagavelOf = ({ valor_liquido, aprovada_em }: HeldBoletim) => ({
  situacao: 'liquidada' as const,
  liquido: valor_liquido,
  aprovada_em: aprovada_em === null ? null : dayOf(aprovada_em),
})

/** One of which nothing is left to pay is paid with it. */
export async function liquidateBoletim(
  trx: Trx,
  step: Step,
  { nota_fiscal, nota_fiscal_em }: Omit<Liquidacao, 'versao'>,
): Promise<void> {
  const { boletim } = await holdFor(trx, 'liquidar', step)
  if (nota_fiscal_em > (await today(trx, step.now))) assertRight({ nota_fiscal_em: MESSAGES.future })
  await updateBoletim(trx, step.id, {
    situacao: situacaoPaga(pagavelOf(boletim), []),
    nota_fiscal,
    nota_fiscal_em,
    liquidada_por: step.user.id,
    liquidada_em: step.now(),
  })
}

/** A part of the net or all that is left of it. */
export async function payBoletim(
  trx: Trx,
  step: Step,
  { empenho, nota_fiscal, data, valor }: Omit<PagamentoCreate, 'versao'>,
): Promise<number> {
  const { boletim } = await holdFor(trx, 'pagar', step)
  const [pagavel, pagos] = [pagavelOf(boletim), await pagosOf(trx, boletim.id)]
  const campos = problemsOfPagamento({ valor, data }, pagavel, pagos, await today(trx, step.now))
  if (campos.valor !== undefined && valor > restaPagar(pagavel.liquido, pagos))
    throw conflict(campos.valor, campos)
  assertRight(campos)
  const id = await insertPagamento(trx, {
    medicao_id: boletim.id,
    contrato_id: boletim.contrato_id,
    empenho,
    nota_fiscal,
    data,
    valor,
    registrado_por: step.user.id,
    registrado_em: step.now(),
  })
  await updateBoletim(trx, boletim.id, { situacao: situacaoPaga(pagavel, [...pagos, valor]) })
  return id
}
