import type { Marca } from '@paco/domain/etapas/marca'
import { OBRA, progressoDaObra } from '@paco/domain/etapas/progress'
import { type EtapaPlanejada, estadoOf, etapasOf, marcadasOf } from '@paco/domain/projetos/etapas-wire'
import { figurasDoProjeto, obraText } from '@paco/domain/projetos/figuras'
import { isSemEvolucao, paralisadaText, SEM_EVOLUCAO } from '@paco/domain/projetos/paralisada'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { dinheiroDe } from '@paco/domain/servicos/dinheiro'
import { type Day, daysBetween, formatDay, formatInstant } from '@paco/domain/shared/days'
import { formatMoney, NAO_INFORMADO } from '@paco/domain/shared/money'
import { ganttOf } from './gantt-data.ts'
import { plainLine, plainText } from './plain-text.ts'

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 })
const dayText = (day: Day | null) => (day === null ? '-' : formatDay(day))
/** A sum is never broken between its currency and its figures. */
const amount = (value: number | null) => (value === null ? '-' : known(value))
const known = (value: number | null) =>
  value === null ? NAO_INFORMADO : formatMoney(value).replace(' ', '\u00a0')
const orDash = (text: string) => (text === '' ? '-' : text)
const days = (count: number) => (count === 1 ? '1 dia' : `${number.format(count)} dias`)

/** What was planned, where it was planned otherwise. */
const plannedText = (planned: Day | null, current: Day | null) =>
  planned === null || planned === current ? '' : `original ${formatDay(planned)}`

/** When it really was; a stage that goes on has not ended. */
function realText({ inicioReal, fimReal }: EtapaPlanejada): string {
  if (inicioReal === null && fimReal === null) return '-'
  return fimReal === null ? `desde ${dayText(inicioReal)}` : `${dayText(inicioReal)} a ${formatDay(fimReal)}`
}

/** Days after the end of a stage; which stages are late is the record's to say, not this figure's. */
const daysAfter = ({ fim }: EtapaPlanejada, today: Day) => (fim === null ? 0 : daysBetween(fim, today))

/** Since when it is late, where its end tells. */
function delayText(etapa: EtapaPlanejada, today: Day): string {
  const late = daysAfter(etapa, today)
  return late > 0 ? `há ${days(late)}` : ''
}

function lateText(etapa: EtapaPlanejada, today: Day): string {
  const late = daysAfter(etapa, today)
  const nome = plainLine(etapa.nome)
  return late > 0 ? `${nome}, ${days(late)} após o prazo de ${dayText(etapa.fim)}` : nome
}

function unbegunText(etapa: EtapaPlanejada, today: Day): string {
  const late = daysAfter(etapa, today)
  const nome = plainLine(etapa.nome)
  return late > 0 ? `${nome}, com fim previsto para ${dayText(etapa.fim)}, há ${days(late)}` : nome
}

/** What a mark adds below the situation, which says by itself that a stage is late. */
const MARKED: Readonly<Record<Marca, (etapa: EtapaPlanejada, today: Day) => string>> = {
  atrasada: delayText,
  nao_iniciada: () => 'não iniciada no prazo',
}

const REGRAS = { medicao: 'por medição', dias: 'pelos dias' }

/** How far the works are, and by which rule, in the room of a cell. */
function regraDaObra(etapa: EtapaPlanejada, fisico: number | null, today: Day): string {
  if (etapa.numero !== OBRA) return ''
  const { percentual, regra } = progressoDaObra(etapa, fisico, today)
  return regra === 'situacao' ? '' : `${percentual}%, ${REGRAS[regra]}`
}

function etapaData(etapa: EtapaPlanejada, projeto: Projeto, today: Day, marca: Marca | undefined) {
  const situacao = estadoOf(etapa, projeto)
  return {
    nome: orDash(plainLine(etapa.nome)),
    rotulo: `${etapa.numero} - ${etapa.rotulo}`,
    inicio: dayText(etapa.inicio),
    fim: dayText(etapa.fim),
    inicioOriginal: plannedText(etapa.inicioOriginal, etapa.inicio),
    fimOriginal: plannedText(etapa.fimOriginal, etapa.fim),
    real: realText(etapa),
    prazo: etapa.prazo === null ? '-' : number.format(etapa.prazo),
    situacao,
    regra: regraDaObra(etapa, projeto.fisico, today),
    marca: marca ? { nome: marca, texto: MARKED[marca](etapa, today) } : null,
  }
}

/** Never below zero: more spent than planned leaves nothing, not a debt. */
function budgetData(projeto: Projeto) {
  const { execucao, parte, quantias } = dinheiroDe(projeto)
  const { orcado, percentual, estourado } = execucao
  return {
    quantias: [
      { label: 'Orçado', valor: amount(orcado) },
      ...quantias.map(({ label, valor }) => ({ label, valor: known(valor) })),
    ].map(({ label, valor }) => ({
      label,
      valor,
      acima: estourado && label === parte,
    })),
    parte: parte === quantias[0].label ? 'Do orçamento' : 'Pago do orçamento',
    percentual,
    acima: estourado,
  }
}

/** A project with what is told of it beside its record. */
export interface Impresso extends Projeto {
  /** Its contracts, each in one line. */
  readonly contratos?: readonly string[]
}

function fichaData(projeto: Impresso, today: Day) {
  const etapas = etapasOf(projeto)
  const obra = figurasDoProjeto(projeto, today)
  const marks = new Map(marcadasOf(projeto).map(({ numero, marca }) => [numero, marca]))
  const marked = (marca: Marca) => etapas.filter(({ numero }) => marks.get(numero) === marca)
  return {
    numero: String(projeto.id),
    nome: orDash(plainLine(projeto.nomeprojeto)),
    secretaria: orDash(plainLine(projeto.secretaria_nome)),
    gestor: orDash(plainLine(projeto.gestorprocesso)),
    ano: projeto.ano === null ? '-' : String(projeto.ano),
    status: projeto.status,
    progresso: projeto.progresso,
    descricao: orDash(plainText(projeto.descricao)),
    obra: obra === null ? '' : obraText(obra),
    prazo: dayText(projeto.datafimetapa6),
    prazoOriginal: plannedText(projeto.datafimoriginal6, projeto.datafimetapa6),
    paralisada: projeto.paralisacao === null ? '' : plainLine(paralisadaText(projeto.paralisacao, today)),
    semEvolucao: isSemEvolucao(projeto, today) ? SEM_EVOLUCAO.rule : '',
    contratos: (projeto.contratos ?? []).map(plainLine),
    atrasadas: marked('atrasada').map((etapa) => lateText(etapa, today)),
    naoIniciadas: marked('nao_iniciada').map((etapa) => unbegunText(etapa, today)),
    etapas: etapas.map((etapa) => etapaData(etapa, projeto, today, marks.get(etapa.numero))),
    gantt: ganttOf(etapas, today),
    orcamento: budgetData(projeto),
  }
}

function titleOf(projetos: readonly Projeto[]): string {
  const [only] = projetos
  if (projetos.length !== 1 || !only) return `Fichas de PROJETO (${projetos.length})`
  return `Ficha do PROJETO ${only.id} - ${plainLine(only.nomeprojeto)}`
}

/** What all sheets of a document share. */
export function documentOf(projetos: readonly Projeto[], issued: Date, today: Day) {
  const [year, month, day] = today.split('-').map(Number)
  return {
    titulo: titleOf(projetos),
    emitido: formatInstant(issued.toISOString()),
    hoje: formatDay(today),
    data: { ano: year, mes: month, dia: day },
  }
}

/** What the template needs of each project, as finished text and plain numbers. */
export const fichasOf = (projetos: readonly Impresso[], today: Day) =>
  projetos.map((projeto) => fichaData(projeto, today))
