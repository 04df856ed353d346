import type { Coluna } from '@paco/domain/importacoes/descritor'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import parts from '../../ui/data/parts.module.css'
import { FormDialog } from '../../ui/form-dialog.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import { gruposDe } from './grupos.ts'
import classes from './lote.module.css'

interface EscolhaProps {
  offered: readonly Coluna[]
  chosen: ReadonlySet<string>
  /** Shown unless others are chosen. */
  usual: readonly string[]
  /** Columns with something typed in them stay. */
  held: ReadonlySet<string>
  onChoose: (keys: readonly string[]) => void
  onClose: () => void
}

/** Which columns the grid shows: those of the list at first, any other that its spreadsheet has. */
export function EscolhaColunas({ offered, chosen, usual, held, onChoose, onClose }: EscolhaProps) {
  const [ticked, setTicked] = useState(chosen)
  const set = (keys: readonly string[], on: boolean) =>
    setTicked((before) => {
      const next = new Set(before)
      for (const key of keys) {
        if (on || held.has(key)) next.add(key)
        else next.delete(key)
      }
      return next
    })
  return (
    <FormDialog title="Colunas" onClose={onClose}>
      {gruposDe(offered).map(({ nome, colunas }) => {
        const keys = colunas.map(({ key }) => key)
        const all = keys.every((key) => ticked.has(key))
        return (
          <fieldset key={nome} className={classes.group}>
            <legend className={`${shared.row} ${words.gap8x12} ${words.whole}`}>
              <span className={words.strong}>{nome}</span>
              <button
                type="button"
                className={parts.linkButton}
                aria-label={`${all ? 'Nenhuma' : 'Todas'} de ${nome}`}
                onClick={() => set(keys, !all)}
              >
                {all ? 'Nenhuma' : 'Todas'}
              </button>
            </legend>
            <div className={classes.columns}>
              {colunas.map(({ key, label, curto }) => (
                <label key={key} className={classes.column}>
                  <input
                    type="checkbox"
                    checked={ticked.has(key)}
                    disabled={held.has(key)}
                    aria-label={label}
                    onChange={({ currentTarget }) => set([key], currentTarget.checked)}
                  />
                  {curto}
                </label>
              ))}
            </div>
          </fieldset>
        )
      })}
      <div className={`${parts.buttons} ${classes.choose}`}>
        <Button variant="subtle" onClick={() => setTicked(new Set([...usual, ...held]))}>
          As da lista
        </Button>
        <Button
          onClick={() => {
            onChoose(offered.filter(({ key }) => ticked.has(key)).map(({ key }) => key))
            onClose()
          }}
        >
          Mostrar
        </Button>
      </div>
    </FormDialog>
  )
}
