import { modoDoRegime } from '@paco/domain/medicoes/modo'
import { aniversarioDe } from '@paco/domain/medicoes/reajuste'
import { SITUACOES_BOLETIM } from '@paco/domain/medicoes/situacao'
import { addDays, type Day } from '@paco/domain/shared/days'
import { type BoletimDemo, boletinsDe, type Folha, type Roteiro } from './medicoes-boletins.ts'
import { diaDe, mesesDe, periodosDe, previstosDe } from './medicoes-plano.ts'
import type { ContratoDemo } from './medicoes-queries.ts'
import { acrescer, type LinhaDemo, planilhaDe } from './planilha.ts'
import { gruposFor } from './planilhas-catalogo.ts'
import { drawFrom } from './random.ts'

const SEED = 4_416_509
const MEASURED = 40
const MOST_RUNNING = 30

/** Ahead, as planned, behind. */
const RITMOS = [1.12, 0.97, 0.72, 1.25, 0.86, 0.55, 1.02, 0.93]

export const isRunning = ({ encerrado_em }: ContratoDemo) => encerrado_em === null
const until = ({ parada, encerrado_em }: ContratoDemo, today: Day): Day => encerrado_em ?? parada ?? today

/** Works that have been measured at least once: those under way first, then those that ended last. */
export function measurable(contratos: readonly ContratoDemo[], today: Day): ContratoDemo[] {
  const works = contratos.filter((one) => {
    const modo = modoDoRegime(one.regime)
    const begun = periodosDe(one.ordem_inicio, until(one, today), !isRunning(one)).length > 0
    return begun && modo !== null && one.supressoes === 0 && gruposFor(one.nome) !== null
  })
  const ended = works
    .filter((one) => !isRunning(one))
    .sort((one, other) => ((one.encerrado_em ?? '') < (other.encerrado_em ?? '') ? 1 : -1))
  return [...works.filter(isRunning).slice(0, MOST_RUNNING), ...ended].slice(0, MEASURED)
}

/** The sheet that was signed, and what each amendment made of it. */
export function folhasOf(contrato: ContratoDemo, nextChave: () => number): Folha[] {
  const draw = drawFrom(SEED + contrato.id)
  const sobre = contrato.valor_referencia / contrato.valor_inicial
  const first = planilhaDe({ ...contrato, sobre }, gruposFor(contrato.nome) ?? [], draw, nextChave)
  const folhas: Folha[] = [{ revisao: 0, desde: contrato.assinatura, linhas: first }]
  const porItem = modoDoRegime(contrato.regime) === 'por_item'
  for (const [index, { valor, dia }] of contrato.acrescimos.entries()) {
    const numero = index + 1
    const before = folhas.at(-1)?.linhas ?? first
    folhas.push({
      revisao: numero,
      desde: dia,
      linhas: acrescer(before, { valor, numero, porItem, sobre }, nextChave),
    })
  }
  return folhas
}

export interface Obra {
  readonly contrato: ContratoDemo
  readonly folhas: readonly Folha[]
  readonly etapas: readonly LinhaDemo[]
  readonly roteiro: Roteiro
  readonly boletins: readonly BoletimDemo[]
}

/** The one of which more was paid than is measured: nothing else is special about it. */
export const takesBack = (contrato: ContratoDemo, today: Day): boolean =>
  isRunning(contrato) &&
  contrato.parada === null &&
  contrato.acrescimos.length === 0 &&
  modoDoRegime(contrato.regime) === 'por_item' &&
  periodosDe(contrato.ordem_inicio, addDays(today, -10), false).length > 2

interface Place {
  readonly index: number
  readonly estorno: boolean
}

export function obraOf(
  contrato: ContratoDemo,
  { index, estorno }: Place,
  folhas: readonly Folha[],
  today: Day,
): Obra {
  const modo = modoDoRegime(contrato.regime) ?? 'por_etapa'
  const etapas = (folhas.at(-1)?.linhas ?? []).filter(({ codigo }) => !codigo.includes('.'))
  const meses = mesesDe(contrato.prazo_dias)
  const encerra = !isRunning(contrato)
  const planned = SITUACOES_BOLETIM[index % SITUACOES_BOLETIM.length] ?? 'paga'
  const ultima = encerra ? 'paga' : estorno ? 'aprovada' : planned
  const periodos = periodosDe(contrato.ordem_inicio, until(contrato, today), encerra)
  const reached = periodos.filter(({ fim }, place) => place === 0 || diaDe(fim, ultima) <= today)
  const shown = encerra ? periodos : reached
  const last = shown.at(-1)
  const lasted = last?.mes ?? 1
  const roteiro: Roteiro = {
    modo,
    data_base: contrato.data_base,
    ultima,
    ritmo: encerra ? meses / lasted : Math.min(RITMOS[index % RITMOS.length] ?? 1, (0.94 * meses) / lasted),
    retencao: index % 9 === 3 && !estorno ? 5 : 0,
    reajuste:
      aniversarioDe(contrato.data_base ?? today, last?.fim ?? today) !== null && index % 2 === 0 && !estorno,
    estorno,
    encerra,
  }
  const previstos = new Map(etapas.map((etapa) => [etapa.codigo, previstosDe(etapa, meses)]))
  const draw = drawFrom(SEED * 2 + contrato.id)
  return {
    contrato,
    folhas,
    etapas,
    roteiro,
    boletins: boletinsDe(shown, folhas, previstos, roteiro, today, draw),
  }
}
