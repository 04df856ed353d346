import { useState } from 'react'
import { Switch } from '../../ui/field/switch.tsx'
import shared from '../../ui/theme/shared.module.css'
import words from '../../ui/theme/words.module.css'
import type { Sozinho } from './sozinho.ts'

/** Whether dates fill in by themselves, and what they filled in last. */
export function SozinhoSwitch({ sozinho, disabled }: { sozinho: Sozinho; disabled: boolean }) {
  const [on, setOn] = useState(sozinho.isOn)
  return (
    <div className={words.above12}>
      <Switch
        label="Preencher datas sozinho"
        checked={on}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          sozinho.setOn(currentTarget.checked)
          setOn(currentTarget.checked)
        }}
      />
      <p className={`${shared.small} ${words.above4}`}>
        Início e prazo dão o fim; o fim sugere o início da etapa seguinte. O que você digita não muda.
      </p>
      <p className={shared.note} role="status">
        {on ? sozinho.said() : ''}
      </p>
    </div>
  )
}
