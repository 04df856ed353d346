import { documentosCalls } from '@paco/domain/documentos/contract'
import { type Documento, documentoUpdate, restricao, semEfeito } from '@paco/domain/documentos/documento'
import { MESSAGES } from '@paco/domain/documentos/messages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import words from '../ui/theme/words.module.css'
import { toast } from '../ui/toast.ts'
import { useAsOpened } from '../ui/use-as-opened.ts'
import { alterarFields, restringirFields, semEfeitoFields, tipoOptions } from './documento-fields.ts'
import { documentoQuery, regrasQuery } from './queries.ts'

interface DialogProps {
  documento: Documento
  onClose: () => void
}

/** What all of them do once they are done, and when somebody else was faster. */
function useWrites(id: number, onClose: () => void) {
  const queryClient = useQueryClient()
  return {
    reload: () => queryClient.fetchQuery({ ...documentoQuery(id), staleTime: 0 }),
    done: (text: string) => {
      toast(text)
      onClose()
      void queryClient.invalidateQueries()
    },
  }
}

/** Title, kind, number and day of a document. */
export function AlterarDialog({ documento, onClose }: DialogProps) {
  const { id } = documento
  const { reload, done } = useWrites(id, onClose)
  const { data: regras, error, refetch } = useQuery(regrasQuery)
  const fields = useMemo(
    () => regras && alterarFields(tipoOptions(regras, documento.etapa, documento.codigo), documento),
    [regras, documento],
  )
  return (
    <FormDialog title="Alterar documento" onClose={onClose}>
      {error && !regras ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {!fields && !error ? <Skeleton lines={5} /> : null}
      {fields && regras ? (
        <EntityForm
          label="Alterar documento"
          schema={documentoUpdate}
          fields={fields}
          initial={documento}
          draftKey={`documentos/${id}`}
          onCancel={onClose}
          reload={reload}
          submit={(body) => {
            // A kind brings its stage along.
            const tipo = regras.find(({ codigo }) => codigo === body.codigo)
            return request(documentosCalls.updateDocumento, {
              params: { id },
              body: tipo ? { ...body, etapa: tipo.etapa } : body,
            })
          }}
          onSuccess={() => done(MESSAGES.updated)}
        />
      ) : null}
    </FormDialog>
  )
}

/** Restricts what the rule would have public, or goes back to the rule. */
export function RestringirDialog({ documento: read, onClose }: DialogProps) {
  const documento = useAsOpened(read)
  const { id, titulo } = documento
  const { reload, done } = useWrites(id, onClose)
  return (
    <FormDialog title="Restringir o acesso" onClose={onClose}>
      <p className={`${words.below12} ${words.medium}`}>{titulo}</p>
      <EntityForm
        label="Restringir o acesso"
        schema={restricao}
        fields={restringirFields}
        initial={documento}
        submitLabel={({ restrito_base }) => (restrito_base ? 'Restringir' : 'Deixar valer a regra')}
        onCancel={onClose}
        reload={reload}
        submit={async (body) => {
          const sent = body.restrito_base ? body : { ...body, restrito_motivo: null, restrito_ate: null }
          await request(documentosCalls.restrictDocumento, { params: { id }, body: sent })
          return Boolean(body.restrito_base)
        }}
        onSuccess={(restricted) => done(restricted ? MESSAGES.restricted : MESSAGES.freed)}
      />
    </FormDialog>
  )
}

/** A document is made void; it stays, and says why. */
export function SemEfeitoDialog({ documento, onClose }: DialogProps) {
  const { id, titulo, versao } = documento
  const initial = useAsOpened({ versao })
  const { done } = useWrites(id, onClose)
  return (
    <FormDialog title="Tornar sem efeito" onClose={onClose}>
      <p className={`${words.below12} ${words.medium}`}>{titulo}</p>
      <EntityForm
        label="Tornar sem efeito"
        schema={semEfeito}
        fields={semEfeitoFields}
        initial={initial}
        submitLabel="Tornar sem efeito"
        onCancel={onClose}
        submit={(body) => request(documentosCalls.voidDocumento, { params: { id }, body })}
        onSuccess={() => done(MESSAGES.undone)}
      />
    </FormDialog>
  )
}
