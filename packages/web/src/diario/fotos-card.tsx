import { imagePath } from '@paco/domain/secretarias/secretaria'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Camera } from 'lucide-react'
import { ButtonLink } from '../ui/button-link.tsx'
import { Card } from '../ui/card.tsx'
import shared from '../ui/theme/shared.module.css'
import { nomeDaFoto } from './comparador.tsx'
import classes from './diario.module.css'
import { diarioLink } from './links.ts'
import { ultimasFotosQuery } from './queries.ts'

/** On a project's page: its latest three pictures, and the way to its diary. */
export function FotosCard({ id_projeto }: { id_projeto: number }) {
  const { data } = useQuery(ultimasFotosQuery(id_projeto))
  const link = diarioLink(id_projeto)
  const total = data?.total ?? 0
  return (
    <Card
      title="Diário de obra"
      lead={data && (total === 1 ? '1 foto.' : total === 0 ? 'Nenhuma foto ainda.' : `${total} fotos.`)}
      actions={
        <ButtonLink {...link} variant="default" leftSection={<Camera size={16} aria-hidden />}>
          Abrir o diário
        </ButtonLink>
      }
    >
      {total > 0 ? (
        <ul className={classes.faixa}>
          {data?.rows.map((foto) => (
            <li key={foto.id}>
              <Link {...link} className={classes.abrir}>
                <img
                  src={imagePath(foto.miniatura ?? '')}
                  alt={nomeDaFoto(foto)}
                  loading="lazy"
                  className={classes.quadro}
                />
              </Link>
              <p className={`${shared.small} ${shared.ellipsis}`}>{nomeDaFoto(foto)}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}
