import { codigoBody, type FatorNovo, ligarBody, ligarForm } from '@paco/domain/usuarios/fator'
import { fatorCalls } from '@paco/domain/usuarios/fator-contract'
import { lazy, Suspense, useState } from 'react'
import { request } from '../http/client.ts'
import { CopyField } from '../ui/copy-field.tsx'
import { Notice } from '../ui/notice.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './door.module.css'
import { DoorButton } from './door-button.tsx'
import { DoorField } from './door-field.tsx'
import { explainLink } from './explain.ts'
import { FatorSenha } from './fator-senha.tsx'
import { useSimpleForm } from './use-simple-form.ts'

const FatorQr = lazy(() => import('./fator-qr.tsx'))

function Senha({ pede, onStarted }: { pede: boolean; onStarted: (novo: FatorNovo) => void }) {
  const { field, failure, busy, formProps } = useSimpleForm({
    schema: pede ? ligarForm : ligarBody,
    empty: { senha: '' },
    submit: async (body) => (await request(fatorCalls.startFator, { body })).data.Result[0],
    onSuccess: (novo) => novo && onStarted(novo),
    explain: explainLink,
  })
  return (
    <form {...formProps} className={`${shared.column} ${classes.form}`} aria-label="Ligar a verificação">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <FatorSenha pede={pede} {...field('senha')} label="Sua senha, para ligar a verificação" />
      <div>
        <DoorButton busy={busy}>Ligar a verificação</DoorButton>
      </div>
    </form>
  )
}

function Confirmar({ novo, onDone }: { novo: FatorNovo; onDone: (codigos: string[]) => void }) {
  const { field, failure, busy, formProps } = useSimpleForm({
    schema: codigoBody,
    empty: { codigo: '' },
    submit: async (body) => (await request(fatorCalls.confirmFator, { body })).data.Result[0],
    onSuccess: (reply) => onDone(reply?.codigos ?? []),
    explain: explainLink,
  })
  return (
    <form {...formProps} className={`${shared.column} ${classes.form}`} aria-label="Confirmar a verificação">
      {failure && <Notice tone="bad">{failure}</Notice>}
      <p>Leia o QR com um aplicativo de códigos (Google Authenticator, Microsoft Authenticator, Aegis…).</p>
      <Suspense fallback={null}>
        <FatorQr endereco={novo.endereco} />
      </Suspense>
      <CopyField label="Sem câmera, digite esta chave no aplicativo" value={novo.segredo} what="A chave" />
      <DoorField
        {...field('codigo')}
        label="Código que o aplicativo mostra"
        autoComplete="one-time-code"
        describedBy="codigo-explicado"
      />
      <p id="codigo-explicado" className={`${words.muted} ${words.size13}`}>
        São seis números, que mudam a cada meio minuto.
      </p>
      <div>
        <DoorButton busy={busy}>Confirmar o código</DoorButton>
      </div>
    </form>
  )
}

/** Password, secret, first code. */
export function FatorLigar({ pede, onDone }: { pede: boolean; onDone: (codigos: string[]) => void }) {
  const [novo, setNovo] = useState<FatorNovo | null>(null)
  return novo ? <Confirmar novo={novo} onDone={onDone} /> : <Senha pede={pede} onStarted={setNovo} />
}
