import { ETAPAS } from '@paco/domain/etapas/etapa'
import { etapaChangesOf } from '@paco/domain/projetos/etapas-wire'
import { concludesContrato } from '@paco/domain/projetos/linha-base'
import {
  type ProjetoCreate,
  type ProjetoUpdate,
  projetoCreate,
  projetoUpdate,
} from '@paco/domain/projetos/projeto'
import type { Day } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import type { Trx } from '../db/database.ts'
import { createProjeto, editProjeto } from '../projetos/writes.ts'
import { lugarOf, naturezaOf, programaOf } from './projetos-natureza.ts'
import { beforeSlip, dealRumos, type EtapaDemo, placeEtapas, type Rumo } from './projetos-prazos.ts'
import { gestorOf, IDEIAS, type Ideia } from './projetos-programas.ts'
import { type Draw, drawFrom } from './random.ts'
import { saveAs } from './saves-queries.ts'

const SEED = 3_518_404
const FIRST_YEAR = 2023
const LAST_YEAR = 2027

/** What is sent to create a project and, where its dates slipped, what is sent to change them. */
export interface Cadastro {
  readonly body: ProjetoCreate
  readonly slipped: ProjetoUpdate | null
}

/** A project that stands in the database. */
export interface Cadastrado extends Cadastro {
  readonly id: number
}

/** The flat fields of the stages, as a form sends them. */
function etapaFields(prazos: readonly EtapaDemo[]): Record<string, unknown> {
  const fields = prazos.flatMap(({ inicio, fim, prazo, situacao }, index) => [
    [`datainicioetapa${index + 1}`, inicio],
    [`datafimetapa${index + 1}`, fim],
    [`prazoetapa${index + 1}`, prazo],
    [`situacaoetapa${index + 1}`, situacao],
    [`etapa${index + 1}`, ETAPAS[index]?.nome],
  ])
  return Object.fromEntries(fields)
}

/** The year it was budgeted in: that of its start, within those the demo city knows. */
const anoOf = (inicio: Day | null | undefined, today: Day) =>
  Math.min(LAST_YEAR, Math.max(FIRST_YEAR, Number((inicio ?? today).slice(0, 4))))

/** Some of those that have begun were planned earlier: a stage took some weeks longer than it should. */
function slip(rumo: Rumo, prazos: readonly EtapaDemo[], draw: Draw): EtapaDemo[] | null {
  const slipping = draw.chance(rumo === 'atrasado' || rumo === 'tropeço' ? 60 : 30)
  const [etapa, weeks] = [draw.whole(2, 5), draw.whole(2, 7)]
  const planned = beforeSlip(prazos, etapa, weeks)
  // Not where a stage would have been planned to end before it began.
  const sound = planned.every(({ inicio, fim }) => inicio !== null && fim !== null && inicio < fim)
  return slipping && rumo !== 'previsto' && sound ? planned : null
}

function cadastroOf(ideia: Ideia, rumo: Rumo, today: Day, draw: Draw): Cadastro {
  const [min, max] = ideia.mil
  const reais = draw.whole(min * 1000, max * 1000)
  const valor = reais + draw.whole(1, 99) / 100
  const prazos = placeEtapas(rumo, valor, today, draw)
  const planned = slip(rumo, prazos, draw)
  // An idea without dates often has no price either; nobody has been put in charge of a few.
  const priced = !draw.chance(rumo === 'sem datas' ? 60 : 2)
  const gestor = gestorOf(ideia.secretaria, draw.whole(0, 1))
  const body = projetoCreate.parse({
    id_secretaria: ideia.secretaria,
    nomeprojeto: ideia.nome,
    descricao: ideia.descricao,
    natureza: naturezaOf(ideia.nome),
    programa: programaOf(ideia.nome),
    endereco: lugarOf(ideia.nome),
    gestorprocesso: draw.chance(4) ? null : gestor,
    ano: anoOf(prazos[0]?.inicio, today),
    valor: priced ? Math.round(valor * 100) / 100 : null,
    // What was planned had not begun yet: once the contract is signed, its dates no longer slip.
    ...etapaFields(planned?.map((prazo) => ({ ...prazo, situacao: null })) ?? prazos),
  })
  return { body, slipped: planned && projetoUpdate.parse(etapaFields(prazos)) }
}

/** Every project of the demo city as it stands on that day: the same for the same day. */
export function listCadastros(today: Day): Cadastro[] {
  const draw = drawFrom(SEED)
  const rumos = dealRumos(IDEIAS.length, draw)
  return draw.shuffle(IDEIAS).map((ideia, index) => cadastroOf(ideia, rumos[index] ?? 'em dia', today, draw))
}

/** The day the contract was signed, where it was: what is written that day freezes the baseline. Else today. */
function signedOn({ body, slipped }: Cadastro, today: Day): Day {
  const last = slipped ?? body
  const fim = last.datafimetapa4 ?? today
  return concludesContrato(etapaChangesOf(last)) && fim < today ? fim : today
}

/** When its stages really began and ended: as they were planned last, as far as that has come. */
function reaisOf({ body, slipped }: Cadastro, today: Day): ProjetoUpdate {
  const passed = (day: Day | null | undefined) => (day && day < today ? day : today)
  const fields = etapaChangesOf(slipped ?? body).flatMap(({ numero, inicio, fim, situacao }) => {
    if (situacao == null || situacao === 'Não iniciado') return []
    const begun = [`datainicioreal${numero}`, passed(inicio)]
    return situacao === 'Concluído' ? [begun, [`datafimreal${numero}`, passed(fim)]] : [begun]
  })
  return projetoUpdate.parse(Object.fromEntries(fields))
}

/** What is sent of a project, save by save: when its stages really began is known by who writes about it today. */
function savesOf(cadastro: Cadastro, today: Day): { body: ProjetoCreate; edits: [ProjetoUpdate, Day][] } {
  const { body, slipped } = cadastro
  const signed = signedOn(cadastro, today)
  const reais = reaisOf(cadastro, today)
  if (signed < today)
    return { body, edits: [...(slipped ? [[slipped, signed] as [ProjetoUpdate, Day]] : []), [reais, today]] }
  return slipped
    ? { body, edits: [[{ ...slipped, ...reais }, today]] }
    : { body: { ...body, ...reais }, edits: [] }
}

/** Through the product's own doors, so that totals, status and audit trail are those of real projects. */
export async function fillProjetos(trx: Trx, admin: SessionUser, today: Day): Promise<Cadastrado[]> {
  const filled: Cadastrado[] = []
  const at = (day: Day) => () => new Date(`${day}T12:00:00-03:00`)
  for (const cadastro of listCadastros(today)) {
    const { body, edits } = savesOf(cadastro, today)
    const first = at(signedOn(cadastro, today))
    const id = await saveAs(trx, admin, () => createProjeto(trx, admin, body, first))
    for (const [edit, day] of edits)
      await saveAs(trx, admin, () => editProjeto(trx, admin, id, edit, at(day)))
    filled.push({ ...cadastro, id })
  }
  return filled
}
