import { formatInstant } from '@paco/domain/shared/days'
import { formatMoney, sumMoney } from '@paco/domain/shared/money'
import { CircleAlert, CircleCheck } from 'lucide-react'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import classes from './planilha.module.css'
import type { Rascunho } from './use-rascunho.ts'

const cells = (count: number) => (count === 1 ? '1 célula' : `${count} células`)

/** How far what is typed has come, in words. */
export function statusText(rascunho: Rascunho): string {
  const { isDirty, isReady, isSaving, savedAt, problemas, unread, falha } = rascunho
  if (isSaving) return 'Salvando…'
  if (!isDirty)
    return savedAt === null ? 'Tudo salvo' : `Salvo às ${formatInstant(savedAt.toISOString()).slice(-5)}`
  if (!isReady)
    return `Guardado neste computador: ${cells(problemas.count + unread)} por completar ou corrigir`
  return falha === null ? 'Alterações por salvar' : 'Não foi salvo'
}

export function RascunhoStatus({ rascunho }: { rascunho: Rascunho }) {
  const { isDirty, isReady, isSaving } = rascunho
  const tone = isDirty && !isReady ? tones.wait : tones.idle
  return (
    <span role="status" className={`${words.inline} ${words.gap4} ${words.size13} ${classes.status} ${tone}`}>
      {isDirty || isSaving ? null : <CircleCheck size={14} aria-hidden />}
      {isDirty && !isReady ? <CircleAlert size={14} aria-hidden /> : null}
      {statusText(rascunho)}
    </span>
  )
}

/** What the sheet comes to, beside what it has to. */
export function Totais({ total, esperado, de }: { total: number; esperado: number | null; de: string }) {
  const gap = esperado === null ? null : sumMoney([total, -esperado])
  return (
    <div className={`${shared.row} ${words.between} ${words.gap4x12}`}>
      <span>
        Total da planilha: <strong>{formatMoney(total)}</strong>
      </span>
      {esperado === null ? null : (
        <span className={words.muted}>
          {de}: <b className={words.ink}>{formatMoney(esperado)}</b>
        </span>
      )}
      {gap === null ? null : (
        <span
          className={`${words.inline} ${words.gap4} ${words.medium} ${classes.status} ${gap === 0 ? tones.ok : tones.wait}`}
        >
          {gap === 0 ? <CircleCheck size={14} aria-hidden /> : <CircleAlert size={14} aria-hidden />}
          {gap === 0
            ? 'Os valores conferem'
            : `${gap < 0 ? 'Faltam' : 'Passam'} ${formatMoney(Math.abs(gap))}`}
        </span>
      )}
    </div>
  )
}
