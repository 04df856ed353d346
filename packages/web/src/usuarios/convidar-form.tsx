import type { ConviteFeito } from '@paco/domain/usuarios/convite'
import { convitesCalls } from '@paco/domain/usuarios/convite-contract'
import { usuarioConvite } from '@paco/domain/usuarios/usuario'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { OptionsQuery } from '../ui/entity-form/types.ts'
import { convidarFields } from './usuario-fields.ts'

interface ConvidarFormProps {
  secretarias: OptionsQuery
  /** Shows the link, which is told this once. */
  onMade: (convite: ConviteFeito) => void
}

/** A new account whose owner chooses the password. */
export function ConvidarForm({ secretarias, onMade }: ConvidarFormProps) {
  const queryClient = useQueryClient()
  const fields = useMemo(() => convidarFields(secretarias), [secretarias])
  // A fresh form for the next person.
  const [round, setRound] = useState(0)
  return (
    <EntityForm
      key={round}
      label="Convidar uma pessoa"
      fields={fields}
      schema={usuarioConvite}
      initial={{ role: 'user' }}
      draftKey="usuarios/convite"
      submitLabel="Convidar"
      submit={(body) => request(convitesCalls.inviteUsuario, { body })}
      onSuccess={async ({ data }) => {
        const [made] = data.Result
        if (made) onMade(made)
        await queryClient.invalidateQueries()
        setRound((before) => before + 1)
      }}
    />
  )
}
