import { type AditivoCreate, aditivoCreate } from '@paco/domain/aditivos/pedido'
import type { Lancamento } from '@paco/domain/orcamento/lancamento'
import { etapaChangesOf } from '@paco/domain/projetos/etapas-wire'
import { projetoUpdate } from '@paco/domain/projetos/projeto'
import { addDays, type Day } from '@paco/domain/shared/days'
import { fromCents, sumMoney, toCents } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import { requestAditivo } from '../aditivos/pedidos.ts'
import { approveAditivo, rejectAditivo } from '../aditivos/writes.ts'
import type { Trx } from '../db/database.ts'
import { listRows } from '../db/list.ts'
import { orcamentoSource } from '../orcamento/queries.ts'
import { lockProjeto, storeAndamento } from '../projetos/queries.ts'
import { editProjeto } from '../projetos/writes.ts'
import { CORRECAO, DECISOES, motivosOf } from './aditivos-textos.ts'
import { converse } from './conversas.ts'
import type { Cadastrado, Cadastro } from './projetos.ts'
import { type Draw, drawFrom } from './random.ts'
import { saveAs } from './saves-queries.ts'
import type { Pessoas } from './usuarios.ts'

const SEED = 1_413_321
const BIDDING = 3
const WORK = 5

type Desfecho = 'pendente' | keyof typeof DECISOES

/** What happens on one project: percents of its value, or days, and what becomes of each request. */
type Roteiro = readonly {
  readonly percent?: number
  readonly dias?: number
  readonly desfecho: Desfecho
  /** Charged to a line that may not hold it. */
  readonly apertado?: true
}[]

/** From the harmless to the forbidden, again and again. */
const ROTEIROS: readonly Roteiro[] = [
  [
    { percent: 12.5, desfecho: 'aprovado' },
    { dias: 45, desfecho: 'aprovado' },
    { percent: 10, desfecho: 'pendente' },
  ],
  [
    { percent: 18, desfecho: 'aprovado' },
    { percent: 6.9, desfecho: 'pendente' },
  ],
  [
    { percent: 20, desfecho: 'aprovado' },
    { percent: 9, desfecho: 'acima' },
  ],
  [{ dias: 30, desfecho: 'pendente' }],
  [
    { percent: 16, desfecho: 'aprovado' },
    { percent: 14, desfecho: 'pendente', apertado: true },
  ],
  [
    { percent: 38, desfecho: 'rejeitado' },
    { percent: 24.5, desfecho: 'aprovado' },
    { dias: 60, desfecho: 'pendente' },
  ],
  [
    { dias: 20, desfecho: 'rejeitado' },
    { percent: 4, desfecho: 'pendente' },
  ],
  [{ percent: 7.5, desfecho: 'aprovado' }],
]

export interface Plano {
  /** The project's place in the list. */
  readonly projeto: number
  readonly tipo: 'valor' | 'prazo'
  readonly valor: number | null
  readonly prazo: number | null
  readonly apertado: boolean
  readonly pedido: string
  readonly desfecho: Desfecho
  readonly decisao: string | null
  /** How many days before today it was asked for, and decided. */
  readonly pedidoHa: number
  readonly decididoHa: number
}

const pick = <T>(list: readonly T[], draw: Draw): T => list[draw.whole(0, list.length - 1)] as T

/** Amendments change contracts: signed, of known value, and not at their end yet. */
function isUnderContract({ body, slipped }: Cadastro): boolean {
  const etapas = etapaChangesOf(slipped ?? body)
  const situacaoOf = (numero: number) => etapas.find((etapa) => etapa.numero === numero)?.situacao
  return (body.valor ?? 0) > 0 && situacaoOf(BIDDING) === 'Concluído' && situacaoOf(WORK) !== 'Concluído'
}

function planOf(projeto: number, { body }: Cadastro, roteiro: Roteiro, draw: Draw): Plano[] {
  const motivos = motivosOf(body.id_secretaria ?? 0)
  let ago = draw.whole(110, 190)
  return roteiro.map(({ percent, dias, desfecho, apertado = false }) => {
    const tipo = percent === undefined ? 'prazo' : 'valor'
    // One after the other: the next is asked for after the last was decided.
    const pedidoHa = desfecho === 'pendente' ? draw.whole(2, 24) : ago
    const decididoHa = Math.max(1, pedidoHa - draw.whole(3, 15))
    ago = Math.max(26, decididoHa - draw.whole(8, 30))
    return {
      projeto,
      tipo,
      valor: percent === undefined ? null : fromCents(Math.floor((toCents(body.valor ?? 0) * percent) / 100)),
      prazo: dias ?? null,
      apertado,
      pedido: pick(motivos[tipo], draw),
      desfecho,
      decisao: desfecho === 'pendente' ? null : pick<string | null>(DECISOES[desfecho], draw),
      pedidoHa,
      decididoHa,
    }
  })
}

const MOST_PROJETOS = 24

/** Every amendment of the demo city; those of Obras and Saúde, whose people one can be, come first. */
export function listAditivos(cadastros: readonly Cadastro[]): Plano[] {
  const draw = drawFrom(SEED)
  const amended = cadastros
    .map((cadastro, projeto) => ({ cadastro, projeto }))
    .filter(({ cadastro }) => isUnderContract(cadastro))
  const known = ({ cadastro: { body } }: { cadastro: Cadastro }) => [12, 17].includes(body.id_secretaria ?? 0)
  const chosen = [...amended.filter(known).slice(0, 14), ...amended.filter((one) => !known(one))].slice(
    0,
    MOST_PROJETOS,
  )
  return chosen.flatMap(({ cadastro, projeto }, index) =>
    planOf(projeto, cadastro, ROTEIROS[index % ROTEIROS.length] ?? [], draw),
  )
}

/** Contracts are paid from investment (group 4) rather than from salaries and supplies. */
const isInvestment = ({ conta_elemento_despesa }: Lancamento) => conta_elemento_despesa.startsWith('4.4')

/** The line of the department that holds the most, or the least. */
export async function lineOf(trx: Trx, id_secretaria: number, apertado: boolean): Promise<number | null> {
  const { rows } = await listRows(trx, orcamentoSource(null), { secretaria_id: id_secretaria })
  const all = JSON.parse(rows) as Lancamento[]
  const investment = all.filter(isInvestment)
  const lines = (investment.length > 0 ? investment : all).sort((one, other) => other.saldo - one.saldo)
  return (apertado ? lines.at(-1) : lines[0])?.id ?? null
}

async function bodyOf(trx: Trx, plano: Plano, projeto: Cadastrado): Promise<AditivoCreate | null> {
  const id_secretaria = projeto.body.id_secretaria ?? 0
  const id_orcamento = plano.tipo === 'valor' ? await lineOf(trx, id_secretaria, plano.apertado) : null
  if (plano.tipo === 'valor' && id_orcamento === null) return null
  const { tipo, valor, prazo, pedido: descricao_pedido } = plano
  const etapa = WORK
  return aditivoCreate.parse({
    id_projeto: projeto.id,
    id_secretaria,
    tipo,
    valor,
    prazo,
    etapa,
    id_orcamento,
    descricao_pedido,
  })
}

export const askerOf = ({ admin, obras, saude }: Pessoas, id_secretaria: number): SessionUser =>
  [obras, saude].find((person) => person.id_secretaria === id_secretaria) ?? admin

/** At what day and hour something happened. */
export function momentOf(today: Day, ago: number, hour: number): () => Date {
  const two = (number: number) => String(number).padStart(2, '0')
  return () => new Date(`${addDays(today, -ago)}T${two(hour)}:${two((ago * 7) % 60)}:00-03:00`)
}

/** The auditor's decision on a request made before; every approval is told to the project as of today. */
async function decide(trx: Trx, auditor: SessionUser, made: Made, today: Day): Promise<void> {
  const { plano, id, projeto } = made
  const when = momentOf(today, plano.decididoHa, 15)
  if (plano.desfecho === 'rejeitado') {
    await rejectAditivo(trx, auditor, id, { descricao_decisao: plano.decisao ?? '' }, when)
  } else {
    await approveAditivo(trx, auditor, id, { descricao_decisao: plano.decisao }, when)
    await storeAndamento(trx, projeto.id, today)
  }
}

/** One baseline of Obras was typed wrongly: the administrator corrects it while money is being asked for, and the auditor sees it. */
async function correct(trx: Trx, admin: SessionUser, made: readonly Made[], today: Day): Promise<void> {
  const pending = made.find(
    ({ plano, projeto: { body } }) =>
      plano.tipo === 'valor' && plano.desfecho === 'pendente' && body.id_secretaria === 12,
  )
  if (!pending) return
  const { plano, projeto } = pending
  const { valor } = await lockProjeto(trx, projeto.id)
  const corrected = sumMoney([valor ?? 0, CORRECAO.diferenca])
  const body = projetoUpdate.parse({ valor: corrected, motivo_correcao: CORRECAO.motivo })
  await editProjeto(trx, admin, projeto.id, body, momentOf(today, plano.pedidoHa - 1, 9))
  await storeAndamento(trx, projeto.id, today)
}

interface Made {
  plano: Plano
  id: number
  projeto: Cadastrado
}

/** Through the product's own doors: asked for by the departments, the oldest first, then decided by the auditor. */
export async function fillAditivos(
  trx: Trx,
  pessoas: Pessoas,
  projetos: readonly Cadastrado[],
  today: Day,
): Promise<void> {
  const made: Made[] = []
  for (const plano of listAditivos(projetos).sort((one, other) => other.pedidoHa - one.pedidoHa)) {
    const projeto = projetos[plano.projeto]
    const body = projeto ? await bodyOf(trx, plano, projeto) : null
    if (!projeto || !body) continue
    const asker = askerOf(pessoas, body.id_secretaria)
    const id = await saveAs(trx, asker, () =>
      requestAditivo(trx, asker, body, momentOf(today, plano.pedidoHa, 10)),
    )
    const { tipo, desfecho, pedidoHa, decididoHa } = plano
    const open = desfecho === 'pendente'
    const [pedidoEm, ate] = [addDays(today, -pedidoHa), addDays(today, open ? -1 : -decididoHa)]
    const pedido = { id, tipo, asker, auditor: pessoas.auditor, pedidoEm, ate }
    await converse(trx, pedido, made.length, open)
    made.push({ plano, id, projeto })
  }
  const decided = made.filter(({ plano }) => plano.desfecho !== 'pendente')
  for (const one of decided.sort((a, b) => b.plano.decididoHa - a.plano.decididoHa)) {
    await saveAs(trx, pessoas.auditor, () => decide(trx, pessoas.auditor, one, today))
  }
  await saveAs(trx, pessoas.admin, () => correct(trx, pessoas.admin, made, today))
}
