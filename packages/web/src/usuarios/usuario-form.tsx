import { usuariosCalls } from '@paco/domain/usuarios/contract'
import { type Usuario, usuarioCreate, usuarioUpdate } from '@paco/domain/usuarios/usuario'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { Card } from '../ui/card.tsx'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { OptionsQuery } from '../ui/entity-form/types.ts'
import { Notice } from '../ui/notice.tsx'
import words from '../ui/theme/words.module.css'
import { usuarioQuery } from './queries.ts'
import { usuarioFields } from './usuario-fields.ts'

interface FormProps {
  secretarias: OptionsQuery
  onSaved: (id: number, another: boolean) => void
  onCancel: () => void
}

/** From one to the next these are mostly the same. */
const REPEATED = ['role', 'id_secretaria'] as const

/** A new account. */
export function UsuarioCreateForm({ secretarias, onSaved, onCancel }: FormProps) {
  const queryClient = useQueryClient()
  const fields = useMemo(() => usuarioFields({ secretarias, existing: false }), [secretarias])
  return (
    <Card>
      <EntityForm
        label="Novo usuário"
        fields={fields}
        schema={usuarioCreate}
        initial={{ role: 'user' }}
        draftKey="usuarios/novo"
        another={REPEATED}
        submitLabel="Criar usuário"
        onCancel={onCancel}
        submit={(body) => request(usuariosCalls.createUsuario, { body })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}

/** An existing account. */
export function UsuarioEditForm({
  usuario,
  secretarias,
  onSaved,
  onCancel,
}: FormProps & { usuario: Usuario }) {
  const queryClient = useQueryClient()
  const { id } = usuario
  const fields = useMemo(() => usuarioFields({ secretarias, existing: true }), [secretarias])
  return (
    <Card>
      {usuario.email_confirmado || usuario.convite ? null : (
        <div className={words.below12}>
          <Notice tone="info">
            Ninguém confirmou ainda o e-mail desta conta. Quando ela ganhar papel, secretaria ou outro e-mail,
            a senha com que foi criada deixa de valer: depois clique em Gerar convite, ou dê uma senha aqui.
          </Notice>
        </div>
      )}
      <EntityForm
        label="Editar usuário"
        fields={fields}
        schema={usuarioUpdate}
        initial={usuario}
        draftKey={`usuarios/${id}`}
        submitLabel="Salvar"
        onCancel={onCancel}
        submit={(body) => request(usuariosCalls.updateUsuario, { params: { id }, body })}
        reload={() => queryClient.fetchQuery({ ...usuarioQuery(id), staleTime: 0 })}
        onSuccess={({ data }, another) => {
          void queryClient.invalidateQueries()
          onSaved(data.id, another)
        }}
      />
    </Card>
  )
}
