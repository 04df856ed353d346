import { documentosCalls } from '@paco/domain/documentos/contract'
import type { Documento } from '@paco/domain/documentos/documento'
import { MESSAGES } from '@paco/domain/documentos/messages'
import { useCallback } from 'react'
import { request } from '../http/client.ts'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { UploadGuard, UploadList } from '../ui/upload/upload-list.tsx'
import { UploadZone } from '../ui/upload/upload-zone.tsx'
import { useAsOpened } from '../ui/use-as-opened.ts'
import { UploadDialog } from './upload-dialog.tsx'
import { useKeeping } from './use-keeping.ts'

interface VersaoDialogProps {
  documento: Documento
  /** The one for everyone, beside the one with what is nobody else's affair. */
  publica: boolean
  onClose: () => void
}

/** A new version of a document: the newest counts, the older ones stay. */
export function VersaoDialog({ documento, publica, onClose }: VersaoDialogProps) {
  const { id, titulo, versao } = useAsOpened(documento)
  const done = useCallback(() => {
    toast(MESSAGES.versioned)
    onClose()
  }, [onClose])
  const { uploads, busy, keepAll } = useKeeping(
    (envio) => request(documentosCalls.addVersao, { params: { id }, body: { envio, publica, versao } }),
    done,
  )
  const { items } = uploads
  return (
    <UploadDialog
      title={publica ? 'Versão para o público' : 'Nova versão'}
      submitLabel="Guardar versão"
      uploads={uploads}
      busy={busy}
      disabled={!items.some(({ phase }) => phase !== 'refused')}
      onSubmit={keepAll}
      onClose={onClose}
    >
      <p className={words.below12}>
        <b>{titulo}</b>
        <span className={`${shared.note} ${words.block}`}>
          {publica
            ? 'Sem conta bancária, CPF e outros dados pessoais: é a que todos poderão baixar.'
            : 'A mais nova é a que vale. As anteriores continuam guardadas.'}
        </span>
      </p>
      {items.length === 0 ? <UploadZone onFiles={([file]) => file && uploads.add([file])} /> : null}
      <UploadGuard uploads={uploads} />
      <UploadList uploads={uploads} />
    </UploadDialog>
  )
}
