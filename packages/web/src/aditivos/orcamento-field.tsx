import { MESSAGES } from '@paco/domain/aditivos/messages'
import type { Lancamento } from '@paco/domain/orcamento/lancamento'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { optionsFrom } from '../ui/entity-form/options-from.ts'
import { SelectField } from '../ui/entity-form/select-field.tsx'
import type { CustomFieldProps, OptionsQuery } from '../ui/entity-form/types.ts'
import { StatusPill } from '../ui/status-pill.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { lancamentosQuery } from './queries.ts'
import { lancamentoText } from './words.ts'

/** A department's budget lines; undefined until they are known. */
const useLancamentos = (id_secretaria: number | null): readonly Lancamento[] | undefined =>
  useQuery({ ...lancamentosQuery(id_secretaria ?? 0), enabled: id_secretaria !== null }).data

/** The same lines as choices of the select box. */
const lancamentoOptions = (id_secretaria: number): OptionsQuery => ({
  ...optionsFrom(lancamentosQuery(id_secretaria), asOptions),
  failedText: MESSAGES.loadOrcamentosFailed,
})
const asOptions = (lines: readonly Lancamento[]) =>
  lines.map((line) => ({ value: line.id, label: lancamentoText(line) }))

interface OrcamentoFieldProps extends CustomFieldProps {
  id_secretaria: number | null
}

/** The budget that bears the amendment: the department's lines, the first of them chosen from the start. */
export function OrcamentoField({ id_secretaria, ...field }: OrcamentoFieldProps) {
  const { id, label, value, error, disabled, describedBy, onChange, onBlur } = field
  const lancamentos = useLancamentos(id_secretaria)
  const none = id_secretaria === null || lancamentos?.length === 0
  const chosen = typeof value === 'number' ? value : null

  // Another department has other lines: what was chosen goes with the one it belonged to.
  const fitting = lancamentos?.some((line) => line.id === chosen) ? chosen : (lancamentos?.[0]?.id ?? null)
  useEffect(() => {
    if (lancamentos && fitting !== chosen) onChange(fitting)
  }, [lancamentos, fitting, chosen, onChange])

  return (
    <SelectField
      id={id}
      aria-label={label}
      aria-describedby={describedBy}
      error={error !== undefined}
      required
      disabled={disabled || none}
      placeholder={none ? MESSAGES.noOrcamento : 'Escolha'}
      options={none ? [] : lancamentoOptions(id_secretaria)}
      value={lancamentos ? fitting : chosen}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}

interface LineProps {
  id_secretaria: number | null
  id_orcamento: unknown
}

function useLancamento({ id_secretaria, id_orcamento }: LineProps): Lancamento | undefined {
  return useLancamentos(id_secretaria)?.find(({ id }) => id === id_orcamento)
}

/** Under the budget: what is left of the chosen line. */
export function SaldoLine(props: LineProps) {
  const line = useLancamento(props)
  if (!line) return null
  return (
    <p className={`${shared.note} ${words.tabular}`}>
      Saldo: <b>{formatMoney(line.saldo)}</b> de {formatMoney(line.valor)}
    </p>
  )
}

/** Under the value: told when the line does not hold that much. It may still be asked for. */
export function AboveSaldo({ valor, ...props }: LineProps & { valor: unknown }) {
  const line = useLancamento(props)
  const missing = line && typeof valor === 'number' ? sumMoney([valor, -line.saldo]) : 0
  return (
    <div role="status">
      {missing > 0 ? (
        <p className={`${shared.note} ${words.tabular}`}>
          <StatusPill tone="wait" icon={TriangleAlert}>
            Acima do saldo
          </StatusPill>{' '}
          Faltam {formatMoney(missing)} na dotação escolhida.
        </p>
      ) : null}
    </div>
  )
}
