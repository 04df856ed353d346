import { MESSAGES } from '@paco/domain/medicoes/messages'
import { avisoPessoal } from '@paco/domain/shared/aviso-pessoal'
import { formatQuantity } from '@paco/domain/shared/quantity'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import parts from '../../ui/data/parts.module.css'
import { FieldWarning } from '../../ui/field/field-warning.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import type { Memoria } from './memorias.ts'
import type { Row } from './rows.ts'

interface MemoriaDialogProps {
  row: Row
  memoria: Memoria
  onClose: () => void
  /** Null where it is only read. */
  onSave: ((memoria: Memoria) => void) | null
}

const MOST = { memoria: 5000, motivo: 500 }

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())
const tooLong = (text: string, most: number) =>
  text.trim().length > most ? `Use no máximo ${most} caracteres.` : undefined

/** How a row's quantity was worked out; of what is taken back, also why. */
export function MemoriaDialog({ row, memoria: before, onClose, onSave }: MemoriaDialogProps) {
  const [memoria, setMemoria] = useState(before.memoria ?? '')
  const [motivo, setMotivo] = useState(before.motivo ?? '')
  const problems = [tooLong(memoria, MOST.memoria), tooLong(motivo, MOST.motivo)] as const
  const warning = avisoPessoal(`${memoria}\n${row.medida.estorno ? motivo : ''}`)
  const isValid = problems.every((problem) => problem === undefined)
  return (
    <FormDialog title={`Memória de cálculo · ${row.codigo}`} onClose={onClose}>
      <p className={`${shared.note} ${words.below12}`}>
        {row.descricao}: {formatQuantity(row.pleiteada)} {row.unidade ?? ''} no período.
      </p>
      {onSave === null ? (
        <p className={parts.prose}>{before.memoria ?? 'Nenhuma memória de cálculo foi escrita.'}</p>
      ) : (
        <form
          className={shared.stack}
          onSubmit={(event) => {
            event.preventDefault()
            if (!isValid) return
            onSave({ memoria: orNull(memoria), motivo: orNull(motivo) })
            onClose()
          }}
        >
          <Textarea
            label="Como se chegou à quantidade"
            description="Trechos, medidas e contas, como vão no processo."
            minRows={5}
            maxRows={14}
            value={memoria}
            error={problems[0]}
            onChange={({ currentTarget }) => setMemoria(currentTarget.value)}
            data-autofocus
          />
          {row.medida.estorno ? (
            <Textarea
              label="Motivo do estorno"
              description={MESSAGES.justifyEstorno}
              minRows={2}
              maxRows={4}
              value={motivo}
              error={problems[1]}
              onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
            />
          ) : null}
          <div role="status">{warning === null ? null : <FieldWarning>{warning}</FieldWarning>}</div>
          <div className={parts.buttons}>
            <Button variant="default" onClick={onClose}>
              Cancelar
            </Button>
            <Button type="submit" disabled={!isValid}>
              Guardar
            </Button>
          </div>
        </form>
      )}
    </FormDialog>
  )
}
