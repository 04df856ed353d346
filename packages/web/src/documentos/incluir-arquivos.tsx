import { documentosCalls } from '@paco/domain/documentos/contract'
import { MESSAGES } from '@paco/domain/documentos/messages'
import type { Regra } from '@paco/domain/documentos/regra'
import { type ReactNode, useCallback, useState } from 'react'
import { request } from '../http/client.ts'
import { toast } from '../ui/toast.ts'
import { UploadGuard, UploadList } from '../ui/upload/upload-list.tsx'
import { UploadZone } from '../ui/upload/upload-zone.tsx'
import { ArquivoFields, type Dados } from './arquivo-fields.tsx'
import { tipoOptions } from './documento-fields.ts'
import type { Alvo } from './incluir-dialog.tsx'
import { tituloFor } from './titulo.ts'
import { UploadDialog } from './upload-dialog.tsx'
import { useKeeping } from './use-keeping.ts'

interface ArquivosProps {
  alvo: Alvo
  regras: readonly Regra[]
  choice: ReactNode
  onClose: () => void
}

const labelOf = (count: number) => (count > 1 ? `Guardar ${count} documentos` : 'Guardar documento')

/** Several files, each a document: sent while their titles are looked over, kept when that is done. */
export function IncluirArquivos({ alvo, regras, choice, onClose }: ArquivosProps) {
  const { entidade, registro_id, etapa } = alvo
  const regraOf = (codigo: string | null) => regras.find((one) => one.codigo === codigo) ?? null
  const [dados, setDados] = useState<Readonly<Record<number, Dados>>>({})
  const done = useCallback(
    (count: number) => {
      toast(count === 1 ? MESSAGES.created : `${count} documentos guardados.`)
      onClose()
    },
    [onClose],
  )
  const { uploads, busy, keepAll } = useKeeping((envio, { key, name }) => {
    const { titulo, codigo, numero, data_documento } = dados[key] ?? {
      titulo: name,
      codigo: null,
      numero: null,
      data_documento: null,
    }
    const body = { entidade, registro_id, titulo, codigo, numero, data_documento, envio }
    return request(documentosCalls.createDocumento, {
      body: { ...body, etapa: regraOf(codigo)?.etapa ?? etapa },
    })
  }, done)
  const { items } = uploads
  const add = (files: readonly File[]) => {
    const regra = regraOf(alvo.codigo)
    const alone = files.length === 1 && items.length === 0
    const added = uploads.add(files).map(({ key, name }) => [
      key,
      {
        titulo: tituloFor(regra, name, alone),
        codigo: alvo.codigo,
        numero: null,
        data_documento: null,
      },
    ])
    setDados((before) => ({ ...before, ...Object.fromEntries(added) }))
  }
  const waiting = items.filter(({ phase }) => phase !== 'kept' && phase !== 'refused')
  const untitled = waiting.some(({ key }) => (dados[key]?.titulo.trim() ?? '') === '')
  return (
    <UploadDialog
      title="Incluir documentos"
      submitLabel={labelOf(waiting.length)}
      uploads={uploads}
      busy={busy}
      disabled={waiting.length === 0 || untitled}
      onSubmit={keepAll}
      onClose={onClose}
    >
      {choice}
      <UploadZone onFiles={add} />
      <UploadGuard uploads={uploads} />
      <UploadList
        uploads={uploads}
        fields={(item) => {
          const own = dados[item.key]
          // What was kept, or can never be, is not typed at any more.
          if (!own || item.phase === 'kept' || (item.phase === 'refused' && !item.again)) return null
          return (
            <ArquivoFields
              name={item.name}
              dados={own}
              tipos={tipoOptions(regras, etapa)}
              disabled={busy}
              onChange={(change) => setDados((before) => ({ ...before, [item.key]: { ...own, ...change } }))}
            />
          )
        }}
      />
    </UploadDialog>
  )
}
