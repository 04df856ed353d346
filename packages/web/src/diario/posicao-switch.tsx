import { useState } from 'react'
import { Switch } from '../ui/field/switch.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'

const KEY = 'paco:diario-posicao'

/** Whether this device tells where it is; remembered here, and asked of the person by the browser besides. */
export const guardaPosicao = (): boolean => localStorage.getItem(KEY) === 'sim'

export function PosicaoSwitch() {
  const [on, setOn] = useState(guardaPosicao)
  return (
    <div className={words.below12}>
      <Switch
        label="Guardar onde estou"
        checked={on}
        onChange={({ currentTarget }) => {
          localStorage.setItem(KEY, currentTarget.checked ? 'sim' : 'nao')
          setOn(currentTarget.checked)
        }}
      />
      <p className={`${shared.small} ${words.above4}`}>
        A posição é vista só por quem trabalha na obra e pela auditoria; não é publicada.
      </p>
    </div>
  )
}
