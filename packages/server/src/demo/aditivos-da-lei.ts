import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { aditivoCreate } from '@paco/domain/aditivos/pedido'
import { etapaChangesOf } from '@paco/domain/projetos/etapas-wire'
import type { Day } from '@paco/domain/shared/days'
import { fromCents, toCents } from '@paco/domain/shared/money'
import { noteTermo, requestAditivo, withdrawAditivo } from '../aditivos/pedidos.ts'
import { approveAditivo, returnAditivo } from '../aditivos/writes.ts'
import type { Trx } from '../db/database.ts'
import { storeAndamento } from '../projetos/queries.ts'
import { askerOf, lineOf, listAditivos, momentOf } from './aditivos.ts'
import { DEVOLUCOES, MOTIVOS_DA_LEI, TERMO } from './aditivos-textos.ts'
import type { Cadastrado, Cadastro } from './projetos.ts'
import { saveAs } from './saves-queries.ts'
import type { Pessoas } from './usuarios.ts'

const WORK = 5

/** One request: percents of the contract, days, and what becomes of it. */
interface Passo {
  readonly tipo: Aditivo['tipo']
  readonly acrescimo?: number
  readonly supressao?: number
  readonly reajuste?: number
  readonly dias?: number
  readonly desfecho: 'pendente' | 'aprovado' | 'devolvido' | 'retirado'
  /** How many days before today it was asked for. */
  readonly ha: number
}

/** Each kind, in each state, some of them near a ceiling. */
const ROTEIROS: readonly (readonly Passo[])[] = [
  [
    { tipo: 'supressao', supressao: 23.5, desfecho: 'aprovado', ha: 92 },
    { tipo: 'supressao', supressao: 3, desfecho: 'pendente', ha: 31 },
  ],
  [
    { tipo: 'apostila', reajuste: 5.2, desfecho: 'aprovado', ha: 71 },
    { tipo: 'misto', acrescimo: 14, supressao: 9, desfecho: 'pendente', ha: 12 },
  ],
  [{ tipo: 'misto', acrescimo: 8, dias: 40, desfecho: 'devolvido', ha: 20 }],
  [
    { tipo: 'valor', acrescimo: 31, desfecho: 'retirado', ha: 45 },
    { tipo: 'valor', acrescimo: 24.8, desfecho: 'pendente', ha: 38 },
  ],
  [
    { tipo: 'misto', acrescimo: 12, supressao: 10, dias: 30, desfecho: 'aprovado', ha: 66 },
    { tipo: 'apostila', reajuste: 4.6, desfecho: 'devolvido', ha: 9 },
  ],
]
/** Of a building that is reformed, near its own ceiling. */
const REFORMA: readonly Passo[] = [
  { tipo: 'valor', acrescimo: 46, desfecho: 'aprovado', ha: 84 },
  { tipo: 'supressao', supressao: 6, desfecho: 'pendente', ha: 15 },
]

/** Under a signed contract, at work, and not amended otherwise; those of Obras and Saúde come first. */
function amendable(projetos: readonly Cadastro[]): number[] {
  const taken = new Set(listAditivos(projetos).map(({ projeto }) => projeto))
  const free = projetos.flatMap(({ body, slipped }, place) => {
    const situacaoOf = (numero: number) =>
      etapaChangesOf(slipped ?? body).find((etapa) => etapa.numero === numero)?.situacao
    const signed = situacaoOf(4) === 'Concluído' && situacaoOf(WORK) !== 'Concluído'
    return (body.valor ?? 0) > 0 && signed && !taken.has(place) ? [place] : []
  })
  const isKnown = (place: number) => [12, 17].includes(projetos[place]?.body.id_secretaria ?? 0)
  return [...free.filter(isKnown), ...free.filter((place) => !isKnown(place))]
}

const isReforma = ({ body }: Cadastro) => /reforma/i.test(body.nomeprojeto)

/** Which project goes through what. */
export function listDaLei(projetos: readonly Cadastro[]): { projeto: number; passos: readonly Passo[] }[] {
  const places = amendable(projetos)
  const reforma = places.find((place) => isReforma(projetos[place] as Cadastro))
  const plain = places.filter((place) => !isReforma(projetos[place] as Cadastro))
  return [
    ...plain.slice(0, ROTEIROS.length).map((projeto, index) => ({ projeto, passos: ROTEIROS[index] ?? [] })),
    ...(reforma === undefined ? [] : [{ projeto: reforma, passos: REFORMA }]),
  ]
}

const shareOf = (valor: number, percent: number | undefined) =>
  percent === undefined ? null : fromCents(Math.floor((toCents(valor) * percent) / 100))

async function walk(
  trx: Trx,
  pessoas: Pessoas,
  projeto: Cadastrado,
  passo: Passo,
  today: Day,
): Promise<void> {
  const { tipo, acrescimo, supressao, reajuste, dias, desfecho, ha } = passo
  const id_secretaria = projeto.body.id_secretaria ?? 0
  const valor = projeto.body.valor ?? 0
  const asker = askerOf(pessoas, id_secretaria)
  const body = aditivoCreate.parse({
    id_projeto: projeto.id,
    id_secretaria,
    tipo,
    valor: shareOf(valor, acrescimo),
    id_orcamento: acrescimo === undefined ? null : await lineOf(trx, id_secretaria, false),
    supressao: shareOf(valor, supressao),
    reajuste: shareOf(valor, reajuste),
    prazo: dias ?? null,
    etapa: dias === undefined ? null : WORK,
    descricao_pedido: MOTIVOS_DA_LEI[tipo],
  })
  const { auditor } = pessoas
  const id = await saveAs(trx, asker, () => requestAditivo(trx, asker, body, momentOf(today, ha, 10)))
  const later = momentOf(today, Math.max(1, ha - 6), 15)
  if (desfecho === 'devolvido')
    await saveAs(trx, auditor, () =>
      returnAditivo(trx, auditor, id, { motivo_devolucao: DEVOLUCOES[tipo] }, later),
    )
  if (desfecho === 'retirado') await saveAs(trx, asker, () => withdrawAditivo(trx, asker, id, {}, later))
  if (desfecho !== 'aprovado') return
  await saveAs(trx, auditor, async () => {
    const descricao_decisao = 'Planilhas conferidas pela fiscalização. De acordo.'
    await approveAditivo(trx, auditor, id, { descricao_decisao }, later)
    await storeAndamento(trx, projeto.id, today)
  })
  const signed = { ...TERMO, data_assinatura: later().toISOString().slice(0, 10) }
  await saveAs(trx, asker, () => noteTermo(trx, asker, id, signed))
}

/** What the law has beside value and deadline, through the product's own doors. */
export async function fillAditivosDaLei(
  trx: Trx,
  pessoas: Pessoas,
  projetos: readonly Cadastrado[],
  today: Day,
): Promise<void> {
  for (const { projeto, passos } of listDaLei(projetos)) {
    for (const passo of passos) await walk(trx, pessoas, projetos[projeto] as Cadastrado, passo, today)
  }
}
