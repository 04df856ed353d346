import type { Projeto } from '@paco/domain/projetos/projeto'
import { useCallback, useRef, useState } from 'react'
import type { Values } from '../../ui/entity-form/types.ts'
import { concluidas, type Faltas } from './conclusao-field.ts'

/** What the stages lack: asked for when the form first concludes one. Should that fail, the server still decides. */
export function useFaltas(projeto: Projeto, load: (id: number) => Promise<readonly Faltas[]>) {
  const [faltas, setFaltas] = useState<readonly Faltas[]>([])
  const asked = useRef(false)
  const onValues = useCallback(
    (values: Values) => {
      if (asked.current || concluidas(projeto, values).length === 0) return
      asked.current = true
      load(projeto.id).then(setFaltas, () => {
        asked.current = false
      })
    },
    [projeto, load],
  )
  return { faltas, onValues }
}
