import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import words from '../../../ui/theme/words.module.css'
import { AcessoRegraCard } from '../../../usuarios/acesso-regra-card.tsx'
import { UsuariosList } from '../../../usuarios/usuarios-list.tsx'
import { useSession } from '../../session.ts'

export function UsuariosScreen() {
  return (
    <>
      <UsuariosList who={useSession()} secretarias={useSecretariaChoices()} />
      <div className={words.above16}>
        <AcessoRegraCard />
      </div>
    </>
  )
}
