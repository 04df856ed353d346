import { formatTamanho, refuseEnviado } from '@paco/domain/arquivos/arquivo'
import { type Exif, readExif } from '@paco/domain/diario/exif'
import { type FotoNova, fotoNova } from '@paco/domain/diario/registro'
import { useEffect, useMemo, useState } from 'react'
import { hoje } from '../http/hoje.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './diario.module.css'
import { fotoFields } from './fields.ts'
import type { ItemFila } from './fila/item.ts'
import { novoItem, ondeEstou } from './novo-item.ts'
import { guardaPosicao, PosicaoSwitch } from './posicao-switch.tsx'

interface NovaFotoProps {
  files: readonly File[]
  id_projeto: number
  etapa: number | null
  dono: number
  onItens: (itens: readonly ItemFila[]) => Promise<void>
  onClose: () => void
}

/** Under which key what is typed about new pictures is kept. */
export const rascunhoDeFotos = (id_projeto: number) => `diario/${id_projeto}/fotos`

const HEAD = 512 * 1024

/** What each camera noted; null while it is read. */
function useExif(files: readonly File[]): readonly Exif[] | null {
  const [read, setRead] = useState<readonly Exif[] | null>(null)
  useEffect(() => {
    let left = false
    const one = async (file: File) => readExif(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))
    void Promise.all(files.map(one)).then((all) => left || setRead(all))
    return () => {
      left = true
    }
  }, [files])
  return read
}

function Previa({ file }: { file: File }) {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  const problem = refuseEnviado(file)
  return (
    <figure className={classes.previa}>
      <img src={address} alt="" className={classes.mini} />
      <figcaption className={problem ? shared.error : shared.small}>
        {problem ?? formatTamanho(file.size)}
      </figcaption>
    </figure>
  )
}

const later = (one: string, today: string) => (one > today ? today : one)

/** What is said of the pictures that were just taken. The day and the hour are those of the camera until others are typed. */
export function NovaFoto({ files, id_projeto, etapa, dono, onItens, onClose }: NovaFotoProps) {
  const exif = useExif(files)
  const today = hoje()
  const first = exif?.[0]
  const dia = later(first?.dia ?? today, today)
  const initial = useMemo(
    () => ({ texto: null, momento: 'durante', etapa, dia, hora: first?.hora ?? null }),
    [etapa, dia, first],
  )
  if (exif === null) return <Skeleton lines={4} />
  const good = files.filter((file) => refuseEnviado(file) === null)
  const submit = async (body: FotoNova) => {
    const lugar = guardaPosicao() ? await ondeEstou() : null
    // Of several, each has its own day and hour unless others were typed.
    const said = (file: File) => {
      const own = exif[files.indexOf(file)]
      const typed = body.dia !== initial.dia || (body.hora ?? null) !== initial.hora
      return typed || !own?.dia ? body : { ...body, dia: later(own.dia, today), hora: own.hora }
    }
    await onItens(
      good.map((file) => novoItem(said(file), { tipo: 'foto', dono, id_projeto, lugar, arquivo: file })),
    )
  }
  return (
    <Card title={files.length === 1 ? 'Nova foto' : `${files.length} fotos novas`}>
      <div className={`${words.wrap} ${words.gap8} ${words.below12}`}>
        {files.map((file) => (
          <Previa key={`${file.name} ${file.lastModified} ${file.size}`} file={file} />
        ))}
      </div>
      <PosicaoSwitch />
      <EntityForm
        label="Nova foto"
        schema={fotoNova}
        fields={fotoFields}
        initial={initial}
        draftKey={rascunhoDeFotos(id_projeto)}
        submitLabel={good.length > 1 ? `Registrar ${good.length} fotos` : 'Registrar foto'}
        canSubmit={() => good.length > 0}
        onCancel={onClose}
        submit={submit}
        onSuccess={onClose}
      />
    </Card>
  )
}
