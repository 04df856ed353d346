import { mapaCalls } from '@paco/domain/mapa/contract'
import type { Coordenada } from '@paco/domain/mapa/coordenada'
import { imagePath } from '@paco/domain/secretarias/secretaria'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { request } from '../http/client.ts'
import { upload } from '../http/upload.ts'
import { Button } from '../ui/button.tsx'
import { ProgressBar } from '../ui/charts/progress-bar.tsx'
import parts from '../ui/data/parts.module.css'
import { wayText } from '../ui/file/use-way.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { readImage } from '../ui/photo/image-file.ts'
import { PhotoZone } from '../ui/photo/photo-zone.tsx'
import { useSending } from '../ui/photo/use-sending.ts'
import { Problem } from '../ui/states/problem.tsx'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import classes from './foto-dialog.module.css'

/** An address under which the page can show a file that was picked. */
function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (file === null) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
    }
  }, [file])
  return address
}

/** The photo of a project's place: picked, looked at, sent; or taken away. */
export function FotoDialog({ ponto, onClose }: { ponto: Coordenada; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { percent, problem, send, setProblem, cancel } = useSending()
  const [picked, setPicked] = useState<File | null>(null)
  const preview = usePreview(picked)
  const { id, imagem, nome_projeto, versao } = ponto
  const busy = percent !== null

  async function pick(file: File) {
    const image = await readImage(file)
    setProblem(typeof image === 'string' ? image : null)
    if (typeof image === 'string') return
    image.close()
    setPicked(file)
  }
  async function run(text: string, work: Parameters<typeof send>[0]) {
    if (!(await send(work))) return
    toast(text)
    await queryClient.invalidateQueries()
    onClose()
  }
  const submit = (file: File) =>
    run('Foto enviada.', (way) =>
      upload(mapaCalls.uploadFotoCoordenada, { params: { id }, name: 'foto', file, ...way }),
    )
  const remove = () =>
    run('Foto removida.', ({ signal }) =>
      request(mapaCalls.updateCoordenada, { params: { id }, body: { imagem: null, versao }, signal }),
    )
  const shown = preview ?? (imagem === null ? null : imagePath(imagem))
  return (
    <FormDialog title="Foto do local" onClose={busy ? cancel : onClose}>
      <p className={`${words.below12} ${words.muted} ${words.wraps}`}>{nome_projeto}</p>
      {problem === null ? null : <Problem text={problem} onClose={() => setProblem(null)} />}
      {shown === null ? null : (
        <img
          className={`${words.block} ${words.whole} ${words.below12} ${words.rounded} ${words.sunken} ${classes.preview}`}
          src={shown}
          alt={picked ? 'Foto escolhida' : 'Foto atual'}
        />
      )}
      {picked === null ? <PhotoZone label="Escolher foto" onFile={(file) => void pick(file)} /> : null}
      {busy ? <ProgressBar label="Envio da foto" value={percent} text={wayText(percent)} /> : null}
      <div className={`${parts.buttons} ${words.above16}`}>
        {imagem !== null && picked === null ? (
          <Button variant="subtle" color="red" disabled={busy} onClick={() => void remove()}>
            Remover foto
          </Button>
        ) : null}
        {picked && !busy ? (
          <Button variant="default" onClick={() => setPicked(null)}>
            Escolher outra
          </Button>
        ) : null}
        <Button variant="default" onClick={busy ? cancel : onClose}>
          {busy ? 'Cancelar envio' : 'Cancelar'}
        </Button>
        {picked ? (
          <Button disabled={busy} onClick={() => void submit(picked)}>
            Enviar foto
          </Button>
        ) : null}
      </div>
    </FormDialog>
  )
}
