import { formatDay } from '../shared/days.ts'
import { formatMoney } from '../shared/money.ts'
import type { Contrato } from './contrato.ts'

type Named = Pick<Contrato, 'numero_ano' | 'empresa' | 'valor_atual' | 'vigencia_fim'>

/** A contract in one line: `61/2026, Construtora Vale Ltda., R$ 1.000,00, vigência até 28/03/2027`. */
export const contratoText = ({ numero_ano, empresa, valor_atual, vigencia_fim }: Named): string =>
  [
    numero_ano,
    empresa,
    formatMoney(valor_atual),
    ...(vigencia_fim === null ? [] : [`vigência até ${formatDay(vigencia_fim)}`]),
  ].join(', ')
