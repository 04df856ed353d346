import { mapaCalls } from '@paco/domain/mapa/contract'
import { type Coordenada, coordenadaCreate, coordenadaUpdate } from '@paco/domain/mapa/coordenada'
import { useMemo } from 'react'
import { request } from '../http/client.ts'
import { EntityForm } from '../ui/entity-form/entity-form.tsx'
import type { Values } from '../ui/entity-form/types.ts'
import { type TypedPlace, typedPlace } from './lugar.ts'
import { LUGAR_FIELDS } from './lugar-fields.ts'
import { fetchCoordenadas } from './queries.ts'

interface LugarFormProps {
  id_projeto: number
  /** Its point so far; null for a project that has none. */
  ponto: Coordenada | null
  /** A place clicked on the map. */
  clicked: TypedPlace | null
  onValues: (values: Values) => void
  onSaved: () => void
  onCancel: () => void
}

/** Where a project is: clicked on the map or typed. */
export function LugarForm({ id_projeto, ponto, clicked, onValues, onSaved, onCancel }: LugarFormProps) {
  const initial = useMemo(() => ponto && { ...typedPlace(ponto), versao: ponto.versao }, [ponto])
  const common = {
    label: 'Coordenadas do projeto',
    fields: LUGAR_FIELDS,
    supplied: clicked,
    onValues,
    onSuccess: onSaved,
    onCancel,
  }
  if (ponto === null || initial === null) {
    return (
      <EntityForm
        {...common}
        schema={coordenadaCreate}
        fixed={{ id_projeto }}
        submit={(body) => request(mapaCalls.createCoordenada, { body })}
      />
    )
  }
  const reload = async () => {
    const now = (await fetchCoordenadas()).find(({ id }) => id === ponto.id)
    return now ? { ...typedPlace(now), versao: now.versao } : {}
  }
  return (
    <EntityForm
      {...common}
      schema={coordenadaUpdate}
      initial={initial}
      reload={reload}
      submit={(body) => request(mapaCalls.updateCoordenada, { params: { id: ponto.id }, body })}
    />
  )
}
