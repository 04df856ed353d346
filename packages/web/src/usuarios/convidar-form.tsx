import type { ConviteFeito } from '@paco/domain/usuarios/convite'
import { convitesCalls } from '@paco/domain/usuarios/convite-contract'
import { usuarioConvite } from '@paco/domain/usuarios/usuario'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { OptionsQuery } from '../ui/entity-form/types.ts'
import { ConviteDialog } from './convite-dialog.tsx'
import { convidarFields } from './usuario-fields.ts'

/** A new account whose owner chooses the password: the link is shown once. */
export function ConvidarForm({ secretarias }: { secretarias: OptionsQuery }) {
  const queryClient = useQueryClient()
  const fields = useMemo(() => convidarFields(secretarias), [secretarias])
  const [made, setMade] = useState<ConviteFeito | null>(null)
  // A fresh form for the next person.
  const [round, setRound] = useState(0)
  return (
    <>
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
          setMade(data.Result[0] ?? null)
          await queryClient.invalidateQueries()
          setRound((before) => before + 1)
        }}
      />
      {made && <ConviteDialog convite={made} onClose={() => setMade(null)} />}
    </>
  )
}
