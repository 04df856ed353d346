import { type Divisao, dividirEmParcelas, refusalOfDivisao } from '@paco/domain/servicos/dividir'
import type { Day } from '@paco/domain/shared/days'
import { monthLabel } from '@paco/domain/shared/meses'
import { type KeyboardEvent, useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { confirm } from '../ui/confirm.ts'
import { IntegerInput } from '../ui/integer-input.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { filledOnes, type Linha, linhasInstead } from './linhas.ts'
import classes from './parcelas-field.module.css'

interface DividirProps {
  linhas: readonly Linha[]
  valor_total: number | null
  inicio: Day | null
  disabled: boolean
  onDivide: (linhas: Linha[]) => void
}

const countText = (count: number) =>
  count === 1
    ? 'A parcela já informada será substituída'
    : `As ${count} parcelas já informadas serão substituídas`

/** 'Dividir em N parcelas iguais': writes the rows; what somebody wrote there goes only after asking. */
export function DividirParcelas({ linhas, valor_total, inicio, disabled, onDivide }: DividirProps) {
  const [quantas, setQuantas] = useState<number | null>(null)
  const [primeiro, setPrimeiro] = useState<number | null>(1)
  const [refused, setRefused] = useState<string | null>(null)
  const problem = useId()

  async function divide() {
    const asked: Divisao = { valor_total, quantas, primeiro }
    const refusal = refusalOfDivisao(asked)
    setRefused(refusal)
    if (refusal !== null || valor_total === null || quantas === null || primeiro === null) return
    const filled = filledOnes(linhas)
    const replaces =
      filled === 0 ||
      (await confirm({
        title: 'Substituir as parcelas?',
        text: `${countText(filled)} por ${quantas} a partir de ${monthLabel(inicio, primeiro)}.`,
        confirmLabel: 'Substituir',
      }))
    if (replaces) onDivide(linhasInstead(linhas, dividirEmParcelas(valor_total, quantas, primeiro)))
  }
  /** Enter divides; it does not send the form. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void divide()
  }
  const common = { disabled, className: classes.count, onKeyDown, 'aria-describedby': problem }
  return (
    <fieldset
      className={`${shared.row} ${words.gap8} ${words.above12}`}
      aria-label="Dividir em parcelas iguais"
    >
      <span className={shared.note}>Dividir em</span>
      <IntegerInput {...common} aria-label="Quantas parcelas iguais" value={quantas} onChange={setQuantas} />
      <span className={shared.note}>parcelas iguais, a partir do mês</span>
      <IntegerInput
        {...common}
        aria-label="Mês da primeira parcela"
        value={primeiro}
        onChange={setPrimeiro}
      />
      <Button variant="default" size="xs" disabled={disabled} onClick={() => void divide()}>
        Dividir
      </Button>
      <p id={problem} role="status" className={`${shared.error} ${words.whole} ${classes.refused}`}>
        {refused}
      </p>
    </fieldset>
  )
}
