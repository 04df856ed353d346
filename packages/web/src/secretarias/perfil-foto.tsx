import type { Secretaria } from '@paco/domain/secretarias/secretaria'
import { Link } from '@tanstack/react-router'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { PATHS } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ProgressBar } from '../ui/charts/progress-bar.tsx'
import { type Crop, firstCrop } from '../ui/photo/crop.ts'
import { readImage } from '../ui/photo/image-file.ts'
import { PhotoZone } from '../ui/photo/photo-zone.tsx'
import { SquareCrop } from '../ui/photo/square-crop.tsx'
import { Problem } from '../ui/states/problem.tsx'
import words from '../ui/theme/words.module.css'
import classes from './perfil-foto.module.css'
import { useFotoUpload } from './use-foto-upload.ts'

interface Picked {
  image: ImageBitmap
  crop: Crop
}

/** All bytes have left; the server still writes the picture anew. */
const progressText = (percent: number) => (percent < 100 ? `${percent}%` : 'Gravando…')

function Sending({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  return (
    <div className={`${words.gap12} ${words.above16} ${classes.sending}`}>
      <ProgressBar label="Envio da foto" value={percent} text={progressText(percent)} />
      <Button variant="default" onClick={onCancel}>
        Cancelar envio
      </Button>
    </div>
  )
}

/** The photo of who heads a department: picked, cut to a square, sent. A new one takes the place of the last. */
export function PerfilFoto({ secretaria: { id, imagem, secretario } }: { secretaria: Secretaria }) {
  const { percent, problem, send, setProblem, cancel } = useFotoUpload(id)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [sent, setSent] = useState(false)

  async function pick(file: File) {
    const image = await readImage(file)
    setSent(false)
    if (typeof image === 'string') return setProblem(image)
    setProblem(null)
    setPicked({ image, crop: firstCrop(image) })
  }
  async function submit({ image, crop }: Picked) {
    if (!(await send(image, crop))) return
    setPicked(null)
    setSent(true)
  }
  return (
    <Card
      title={imagem === null ? 'Enviar a foto' : 'Trocar a foto'}
      lead={`Retrato de ${secretario ?? 'quem dirige a secretaria'}. Os dados da câmera não são guardados.`}
    >
      {problem !== null && <Problem text={problem} onClose={() => setProblem(null)} />}
      {picked === null ? (
        <PhotoZone label="Escolher foto" onFile={(file) => void pick(file)} />
      ) : (
        <SquareCrop
          image={picked.image}
          crop={picked.crop}
          onChange={(crop) => percent === null && setPicked({ ...picked, crop })}
        />
      )}
      {picked !== null && percent === null && (
        <div className={`${words.wrap} ${words.above16} ${words.gap8x12}`}>
          <Button leftSection={<Upload size={16} aria-hidden />} onClick={() => void submit(picked)}>
            Enviar foto
          </Button>
          <Button variant="default" onClick={() => setPicked(null)}>
            Escolher outra
          </Button>
        </div>
      )}
      {percent !== null && <Sending percent={percent} onCancel={cancel} />}
      <p role="status" className={classes.sent}>
        {sent && (
          <>
            A foto nova já aparece na <Link to={PATHS.fichaSecretario}>Relação Secretarias</Link>.
          </>
        )}
      </p>
    </Card>
  )
}
