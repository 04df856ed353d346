import type { ConviteFeito } from '@paco/domain/usuarios/convite'
import { useState } from 'react'
import { PATHS } from '../paths.ts'
import { secretariaOptions } from '../secretarias/choices.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import words from '../ui/theme/words.module.css'
import { ConvidarForm } from '../usuarios/convidar-form.tsx'
import { ConviteDialog } from '../usuarios/convite-dialog.tsx'
import classes from './guia.module.css'

/** One by one by a link, or all of them from a sheet. */
export function PessoasPasso() {
  const [made, setMade] = useState<ConviteFeito | null>(null)
  return (
    <div className={classes.ways}>
      <section aria-label="Convidar">
        <p className={words.below12}>
          O convite é um link: o sistema o envia por e-mail, onde há um servidor de e-mail, ou você o copia e
          envia. Com ele a pessoa escolhe a senha e entra.
        </p>
        <ConvidarForm secretarias={secretariaOptions} onMade={setMade} />
      </section>
      <section aria-label="Várias pessoas">
        <div className={`${words.wrap} ${words.gap8}`}>
          <ButtonLink to={PATHS.importar} search={{ lista: 'usuarios' }} variant="default">
            Importar uma planilha de pessoas
          </ButtonLink>
          <ButtonLink to={PATHS.usuarios} variant="default">
            Ver quem tem conta
          </ButtonLink>
        </div>
      </section>
      {made && <ConviteDialog convite={made} onClose={() => setMade(null)} />}
    </div>
  )
}
