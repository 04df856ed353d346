import type { ImportacaoInteira } from '@paco/domain/importacoes/importacao'
import { formatMoney, fromCents, toCents } from '@paco/domain/shared/money'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Card } from '../../ui/card.tsx'
import table from '../../ui/data/table.module.css'
import words from '../../ui/theme/words.module.css'
import classes from './detalhe.module.css'

type Soma = ImportacaoInteira['somas'][number]

/** What the sheet says of itself, held against what was read. */
export function differenceText({ lida, planilha }: Soma): string {
  if (planilha === null) return 'sem total na planilha'
  const difference = fromCents(toCents(lida) - toCents(planilha))
  if (difference === 0) return 'confere'
  return difference > 0
    ? `${formatMoney(difference)} a mais que o total da planilha`
    : `${formatMoney(-difference)} a menos que o total da planilha`
}

/** What the rows add up to beside the sheet's own totals. */
export function Somas({ somas }: { somas: readonly Soma[] }) {
  if (somas.length === 0) return null
  return (
    <Card title="Somas">
      <table className={`${table.table} ${table.open} ${table.stacks} ${classes.somas}`}>
        <thead>
          <tr>
            <th scope="col">Coluna</th>
            <th scope="col" data-number>
              Soma lida
            </th>
            <th scope="col" data-number>
              Total da planilha
            </th>
            <th scope="col">Diferença</th>
          </tr>
        </thead>
        <tbody>
          {somas.map((soma) => {
            const text = differenceText(soma)
            const isEqual = text === 'confere'
            return (
              <tr key={soma.campo}>
                <th scope="row">{soma.label}</th>
                <td data-number data-label="Soma lida">
                  {formatMoney(soma.lida)}
                </td>
                <td data-number data-label="Total da planilha">
                  {soma.planilha === null ? '-' : formatMoney(soma.planilha)}
                </td>
                <td data-label="Diferença">
                  <span
                    className={`${words.inline} ${words.gap4} ${soma.planilha === null || isEqual ? '' : words.bad}`}
                  >
                    {soma.planilha === null ? null : isEqual ? (
                      <CircleCheck size={14} aria-hidden />
                    ) : (
                      <CircleAlert size={14} aria-hidden />
                    )}
                    {text}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
