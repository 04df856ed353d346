import { secretariasCalls } from '@paco/domain/secretarias/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { upload } from '../http/upload.ts'
import type { Crop } from '../ui/photo/crop.ts'
import { cutOut } from '../ui/photo/draw.ts'
import { errorText } from '../ui/states/error-text.ts'
import { toast } from '../ui/toast.ts'

/** Sends the photo of a department's head, tells how far it is, and can be called off. */
export function useFotoUpload(id: number) {
  const queryClient = useQueryClient()
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController>(null)
  // Who leaves the screen has called it off.
  useEffect(() => () => running.current?.abort(), [])

  /** True once the photo is the department's. */
  async function send(image: ImageBitmap, crop: Crop): Promise<boolean> {
    const control = new AbortController()
    running.current = control
    setProblem(null)
    setPercent(0)
    try {
      const file = await cutOut(image, crop)
      await upload(secretariasCalls.uploadFotoSecretaria, {
        params: { id },
        name: 'foto',
        file,
        onProgress: setPercent,
        signal: control.signal,
      })
      await queryClient.invalidateQueries()
      toast('Foto enviada.')
      return true
    } catch (error) {
      if (!control.signal.aborted) setProblem(errorText(error))
      return false
    } finally {
      setPercent(null)
    }
  }

  return { percent, problem, send, setProblem, cancel: () => running.current?.abort() }
}
