import { etapaChangesOf } from '@paco/domain/projetos/etapas-wire'
import type { Parcela } from '@paco/domain/servicos/servico'
import { daysBetween } from '@paco/domain/shared/days'
import { fromCents, toCents } from '@paco/domain/shared/money'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { insertServicos } from '../servicos/queries.ts'
import type { Cadastrado, Cadastro } from './projetos.ts'
import { type Draw, drawFrom } from './random.ts'
import { saveAs } from './saves-queries.ts'
import { type Oferta, ofertasFor } from './servicos-catalogo.ts'

const SEED = 9_120_553
const BIDDING = 3
const WORK = 5
const LONGEST = 36

interface Body {
  readonly descricao: string
  readonly valor_total: number
  readonly peso: number
  readonly parcelas: readonly Parcela[]
}

/** Once the bidding is over there is a contract, and services in it. */
function contractOf({ body, slipped }: Cadastro): { months: number; concluded: boolean } | null {
  const etapas = etapaChangesOf(slipped ?? body)
  const etapa = (numero: number) => etapas.find((one) => one.numero === numero)
  const work = etapa(WORK)
  if (etapa(BIDDING)?.situacao !== 'Concluído' || !work?.inicio || !work.fim) return null
  const months = Math.round(daysBetween(work.inicio, work.fim) / 30)
  return { months: Math.min(LONGEST, Math.max(2, months)), concluded: work.situacao === 'Concluído' }
}

/** How much of the project's value its services take, in percent: some of them more than there is. */
function shareOf(concluded: boolean, draw: Draw): number {
  const over = draw.chance(7)
  const [usual, above] = [concluded ? draw.whole(78, 99) : draw.whole(30, 95), draw.whole(103, 119)]
  return over ? above : usual
}

/** A sum in parts of these sizes, exact to the cent: the last one takes what rounding left. */
function split(cents: number, sizes: readonly number[]): number[] {
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  const parts = sizes.map((size) => Math.floor((cents * size) / whole))
  const rest = cents - parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part, index) => (index === parts.length - 1 ? part + rest : part))
}

/** Months of the contract in which a service is paid: little at first, most in the middle. */
function parcelasOf(cents: number, { quando }: Oferta, months: number, draw: Draw): Parcela[] {
  const first = Math.min(months, 1 + Math.floor((quando[0] * months) / 100))
  const last = Math.max(first, Math.round((quando[1] * months) / 100))
  const count = last - first + 1
  const sizes = Array.from({ length: count }, (_, index) => {
    const middle = 1 - Math.abs(index - (count - 1) / 2) / count
    return Math.round(middle * 100) + draw.whole(0, 40)
  })
  // Now and then a part has not found its month yet.
  const planned = draw.chance(14) ? Math.round((cents * draw.whole(60, 90)) / 100) : cents
  return split(planned, sizes).map((part, index) => ({ mes: first + index, valor: fromCents(part) }))
}

/** The services of one project; none before it has a contract. */
function servicosOf(cadastro: Cadastro, draw: Draw): Body[] {
  const contract = contractOf(cadastro)
  const ofertas = ofertasFor(cadastro.body.nomeprojeto)
  const kept = draw.whole(3, ofertas.length)
  const chosen = new Set(draw.shuffle(ofertas).slice(0, kept))
  if (!contract) return []
  const value = toCents(cadastro.body.valor ?? draw.whole(80_000, 420_000))
  const total = Math.round((value * shareOf(contract.concluded, draw)) / 100)
  const shown = ofertas.filter((one) => chosen.has(one))
  const totals = split(
    total,
    shown.map(({ parte }) => parte * draw.whole(80, 125)),
  )
  return shown.map((one, index) => {
    const cents = totals[index] ?? 0
    return {
      descricao: one.descricao,
      valor_total: fromCents(cents),
      peso: 0,
      parcelas: parcelasOf(cents, one, contract.months, draw),
    }
  })
}

/** The services of every project, in the order of the projects: the same for the same day. */
export function listServicos(cadastros: readonly Cadastro[]): Body[][] {
  const draw = drawFrom(SEED)
  return cadastros.map((cadastro) => servicosOf(cadastro, draw))
}

/** Those of a project at once, through the product's own insert: one by one they would double the time of the first start. */
export async function fillServicos(
  trx: Trx,
  admin: SessionUser,
  projetos: readonly Cadastrado[],
): Promise<void> {
  const servicos = listServicos(projetos)
  for (const [index, { id }] of projetos.entries()) {
    const bodies = (servicos[index] ?? []).map((body) => ({ ...body, projeto_id: id }))
    if (bodies.length > 0) await saveAs(trx, admin, () => insertServicos(trx, bodies))
  }
}
