import { secretariasCalls } from '@paco/domain/secretarias/contract'
import { useQueryClient } from '@tanstack/react-query'
import { upload } from '../http/upload.ts'
import type { Crop } from '../ui/photo/crop.ts'
import { cutOut } from '../ui/photo/draw.ts'
import { useSending } from '../ui/photo/use-sending.ts'
import { toast } from '../ui/toast.ts'

/** Sends the photo of a department's head, tells how far it is, and can be called off. */
export function useFotoUpload(id: number) {
  const queryClient = useQueryClient()
  const { send, ...sending } = useSending()
  /** True once the photo is the department's. */
  const sendFoto = (image: ImageBitmap, crop: Crop) =>
    send(async (way) => {
      const file = await cutOut(image, crop)
      await upload(secretariasCalls.uploadFotoSecretaria, { params: { id }, name: 'foto', file, ...way })
      await queryClient.invalidateQueries()
      toast('Foto enviada.')
    })
  return { ...sending, send: sendFoto }
}
