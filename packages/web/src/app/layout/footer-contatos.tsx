import { MUNICIPIO } from '@paco/domain/dados/publicacao'
import { useQuery } from '@tanstack/react-query'
import { contatosQuery } from '../../transparencia/queries.ts'
import { queryClient } from '../query-client.ts'

const CANAIS = [
  { key: 'ouvidoria', label: 'Ouvidoria' },
  { key: 'sic', label: 'Serviço de Informação ao Cidadão' },
  { key: 'encarregado_contato', label: 'Encarregado pelos dados pessoais' },
] as const

/** The city, and whom to turn to as far as it has said so. */
export function FooterContatos() {
  // The footer stands outside of the screens, and of what gives them their data.
  const { data } = useQuery(contatosQuery, queryClient)
  return (
    <>
      <b>
        {MUNICIPIO.nome} ({MUNICIPIO.uf})
      </b>
      {CANAIS.map(({ key, label }) => data?.[key] && ` · ${label}: ${data[key]}`)}
    </>
  )
}
