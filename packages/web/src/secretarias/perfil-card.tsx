import { imagePath, type Secretaria, TIPO_LABELS } from '@paco/domain/secretarias/secretaria'
import { formatDay } from '@paco/domain/shared/days'
import { UserRound } from 'lucide-react'
import { Card } from '../ui/card.tsx'
import classes from './perfil-card.module.css'

/** Who heads a department: the portrait large, and what is known of them. */
export function PerfilCard({ secretaria }: { secretaria: Secretaria }) {
  const { nomesecretaria, secretario, formacao, dataregistro, imagem, tipo, nome_oficial } = secretaria
  return (
    <Card>
      <div className={classes.profile}>
        {imagem === null ? (
          <div className={classes.portrait}>
            <UserRound size={96} strokeWidth={1} aria-hidden />
            <span className={classes.none}>Sem foto</span>
          </div>
        ) : (
          <img
            className={classes.portrait}
            src={imagePath(imagem)}
            alt={secretario ? `Retrato de ${secretario}` : `Imagem de ${nomesecretaria}`}
            width={280}
            height={280}
          />
        )}
        <div className={classes.words}>
          <p className={classes.department}>{nomesecretaria}</p>
          <h2 className={classes.name}>{secretario ?? 'Secretário não informado'}</h2>
          <dl className={classes.facts}>
            <dt>Formação</dt>
            <dd>{formacao ?? '-'}</dd>
            <dt>{TIPO_LABELS[tipo]}</dt>
            <dd>{nome_oficial ?? nomesecretaria}</dd>
            <dt>Data de registro</dt>
            <dd>{dataregistro === null ? '-' : formatDay(dataregistro)}</dd>
          </dl>
        </div>
      </div>
    </Card>
  )
}
