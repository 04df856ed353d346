import { addDays, type Day, parseDay } from '../../shared/days.ts'
import { LAST_DAY } from '../../shared/meses.ts'
import { sumMoney } from '../../shared/money.ts'
import type { AditivoFatos, ContratoFatos } from './fatos-contrato.ts'
import { brl, instantOf, periodOf } from './formas.ts'

/** What the contract was worth, and until when, before the next amendment. */
interface Termos {
  readonly valor: number
  readonly fim: Day | null
}

/** So many days later; null beyond the calendar. */
function later(fim: Day, prazo: number): Day | null {
  const day = parseDay(addDays(fim, Math.round(prazo)))
  return day !== null && day <= LAST_DAY ? day : null
}

const after = ({ valor, fim }: Termos, aditivo: AditivoFatos): Termos => ({
  valor: sumMoney([valor, aditivo.valor ?? 0, -(aditivo.supressao ?? 0), aditivo.reajuste ?? 0]),
  fim: fim === null ? null : later(fim, aditivo.prazo ?? 0),
})

/** Of the reasons only the law: what somebody wrote to ask or to decide is no part of the open data. */
const common = ({ numero_termo, decidido_em, fundamento_legal }: AditivoFatos) => ({
  date: decidido_em,
  description: numero_termo === null ? null : `Termo ${numero_termo}`,
  rationale: fundamento_legal,
})

/** One amendment as a modification of each thing that it changed: OC4IDS has one kind for each. */
function* modificationsOf(inicio: Day | null, aditivo: AditivoFatos, old: Termos, fresh: Termos) {
  const id = `aditivo-${aditivo.id}`
  if (fresh.valor !== old.valor)
    yield {
      ...common(aditivo),
      id: `${id}-valor`,
      type: 'value',
      oldContractValue: brl(old.valor),
      newContractValue: brl(fresh.valor),
    }
  if (aditivo.prazo)
    yield {
      ...common(aditivo),
      id: `${id}-prazo`,
      type: 'duration',
      // Without an end that was agreed on there is no period that became another.
      ...(old.fim !== null &&
        fresh.fim !== null && {
          oldContractPeriod: periodOf(inicio, old.fim),
          newContractPeriod: periodOf(inicio, fresh.fim),
        }),
    }
  if (aditivo.planilha) yield { ...common(aditivo), id: `${id}-escopo`, type: 'scope' }
}

/** When a contract begins, as far as it is known. */
export const inicioOf = ({ ordem_inicio, assinatura }: ContratoFatos): Day | null =>
  ordem_inicio ?? assinatura

/** Folded from what was signed, in the order of decision: the old of each is the new of the one before. */
export function modificacoesOf(contrato: ContratoFatos) {
  let termos: Termos = {
    valor: contrato.valor_inicial,
    fim: contrato.vigencia_original ?? contrato.vigencia_fim,
  }
  const byTerms = contrato.aditivos.flatMap((aditivo) => {
    const [old, fresh] = [termos, after(termos, aditivo)]
    termos = fresh
    return [...modificationsOf(inicioOf(contrato), aditivo, old, fresh)]
  })
  return [...byTerms, ...reajusteOf(contrato)]
}

/** What indices added in bulletins is no amendment, and is part of what the contract is worth all the same. */
const reajusteOf = ({ boletins, valor_atual, reajuste_boletins }: ContratoFatos) => {
  const last = boletins.at(-1)
  if (reajuste_boletins === 0 || last === undefined) return []
  return [
    {
      id: 'reajuste-boletins',
      date: instantOf(last.fim),
      description: 'Reajuste por índice, aplicado em boletins de medição aprovados',
      type: 'value',
      oldContractValue: brl(sumMoney([valor_atual, -reajuste_boletins])),
      newContractValue: brl(valor_atual),
    },
  ]
}
