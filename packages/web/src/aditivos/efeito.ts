import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { moveEtapas, raiseValor } from '@paco/domain/aditivos/efeito'
import { limiteOf } from '@paco/domain/aditivos/limite'
import { etapasOf } from '@paco/domain/projetos/etapas-wire'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import { percentText } from './words.ts'

/** What would be different: from what to what. */
export interface Change {
  label: string
  before: string
  after: string
}

export type Asked = Pick<Aditivo, 'tipo' | 'valor' | 'prazo' | 'etapa'>

const dayText = (day: Day | null) => (day === null ? 'sem data' : formatDay(day))

function prazoChanges(projeto: Projeto, etapa: number, days: number): Change[] {
  const etapas = etapasOf(projeto)
  return moveEtapas(etapas, etapa, days).map(({ numero, fim }) => {
    const now = etapas[numero - 1]
    return { label: now?.nome ?? `Etapa ${numero}`, before: dayText(now?.fim ?? null), after: dayText(fim) }
  })
}

function valorChanges(projeto: Projeto, valor: number, aprovado: number): Change[] {
  const percent = (added: number) => percentText(limiteOf(projeto.valor_original, added, 0).percentAprovado)
  return [
    {
      label: 'Valor do projeto',
      before: formatMoney(projeto.valor),
      after: formatMoney(raiseValor(projeto.valor, valor)),
    },
    {
      label: 'Acréscimos aprovados',
      before: percent(aprovado),
      after: percent(sumMoney([aprovado, valor])),
    },
  ]
}

/** What approving the request would make of the project as it is now; nothing until the request is complete. */
export function changesOf(projeto: Projeto, asked: Asked, aprovado: number): Change[] {
  const { tipo, valor, prazo, etapa } = asked
  if (tipo === 'valor') return valor === null ? [] : valorChanges(projeto, valor, aprovado)
  return prazo === null || etapa === null ? [] : prazoChanges(projeto, etapa, prazo)
}
