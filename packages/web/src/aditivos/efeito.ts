import type { Aditivo } from '@paco/domain/aditivos/aditivo'
import { amendedValor, changesValor } from '@paco/domain/aditivos/efeito'
import {
  baseOf,
  type Limite,
  limiteOf,
  type MedidasAprovadas,
  percentDoLimite,
} from '@paco/domain/aditivos/limite'
import { percentText } from '@paco/domain/aditivos/titulo'
import { moveEtapas } from '@paco/domain/etapas/mover'
import { etapasOf } from '@paco/domain/projetos/etapas-wire'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { type Day, formatDay } from '@paco/domain/shared/days'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'

/** What would be different: from what to what. */
export interface Change {
  label: string
  before: string
  after: string
}

export type Asked = Pick<Aditivo, 'valor' | 'supressao' | 'reajuste' | 'prazo' | 'etapa'>

const dayText = (day: Day | null) => (day === null ? 'sem data' : formatDay(day))

function prazoChanges(projeto: Projeto, etapa: number, days: number): Change[] {
  const etapas = etapasOf(projeto)
  return moveEtapas(etapas, etapa, days).map(({ numero, fim }) => {
    const now = etapas[numero - 1]
    return { label: now?.nome ?? `Etapa ${numero}`, before: dayText(now?.fim ?? null), after: dayText(fim) }
  })
}

const percentChange = (
  label: string,
  of: (amended: number) => Limite,
  before: number,
  by: number,
): Change => ({
  label,
  before: percentText(of(before).percentAprovado),
  after: percentText(of(sumMoney([before, by])).percentAprovado),
})

/** How much of the fuller ceiling is used, now and with it. */
function usoChange(m: MedidasAprovadas, asked: Asked): Change[] {
  const nothing = { valor: asked.valor && 0, supressao: asked.supressao && 0 }
  const [before, after] = [percentDoLimite(m, nothing), percentDoLimite(m, asked)]
  if (after === null) return []
  return [{ label: '% do limite', before: percentText(before), after: percentText(after) }]
}

function valorChanges(projeto: Projeto, asked: Asked, m: MedidasAprovadas | null): Change[] {
  const { valor, supressao, reajuste } = asked
  const after = amendedValor(projeto.valor, asked)
  return [
    {
      label: 'Valor do projeto',
      before: formatMoney(projeto.valor),
      after: after === null ? 'abaixo de zero' : formatMoney(after),
    },
    ...(m === null || valor === null
      ? []
      : [
          percentChange(
            'Acréscimos aprovados',
            (amended) => limiteOf(m.limite_base, amended, 0, m.teto_acrescimos),
            m.acrescimos_aprovados,
            valor,
          ),
        ]),
    ...(m === null || supressao === null
      ? []
      : [
          percentChange(
            'Supressões aprovadas',
            (amended) => limiteOf(m.limite_base, amended, 0, m.teto_supressoes),
            m.supressoes_aprovadas,
            supressao,
          ),
        ]),
    ...(m === null ? [] : usoChange(m, asked)),
    ...(m === null || reajuste === null
      ? []
      : [
          {
            label: 'Base dos limites',
            before: formatMoney(m.limite_base),
            after: formatMoney(baseOf(m.limite_base, reajuste)),
          },
        ]),
  ]
}

/** What approving the request would make of the project as it is now; nothing until something was said. */
export function changesOf(projeto: Projeto, asked: Asked, medidas: MedidasAprovadas | null): Change[] {
  const { prazo, etapa } = asked
  return [
    ...(changesValor(asked) ? valorChanges(projeto, asked, medidas) : []),
    ...(prazo === null || etapa === null ? [] : prazoChanges(projeto, etapa, prazo)),
  ]
}
