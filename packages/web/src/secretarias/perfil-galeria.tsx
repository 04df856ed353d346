import { imagePath, type Secretaria } from '@paco/domain/secretarias/secretaria'
import { Link } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import { perfilLink } from './links.ts'
import classes from './perfil-galeria.module.css'

/** Everybody who heads a department; a click leads to one of them. */
export function PerfilGaleria({ secretarias }: { secretarias: readonly Secretaria[] }) {
  return (
    <ul className={`${words.gap12} ${classes.gallery}`}>
      {secretarias.map(({ id, nomesecretaria, secretario, imagem }) => (
        <li key={id}>
          <Link {...perfilLink(id)} className={`${shared.panel} ${shared.line} ${classes.person}`}>
            {imagem === null ? (
              <span className={`${shared.plate} ${words.sunken} ${classes.portrait}`}>
                <UserRound size={32} strokeWidth={1.5} aria-hidden />
              </span>
            ) : (
              <img
                className={`${shared.plate} ${words.sunken} ${classes.portrait}`}
                src={imagePath(imagem)}
                alt=""
                width={72}
                height={72}
                loading="lazy"
              />
            )}
            <span className={`${words.shrinks} ${words.wraps} ${classes.words}`}>
              <b>{secretario ?? 'Não informado'}</b>
              <span className={shared.note}>{nomesecretaria}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
