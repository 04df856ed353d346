import { SENHA_MINUTOS } from '@paco/domain/usuarios/senha'
import { type Before, withCity } from '../backup/commands.ts'
import { SYSTEM, transact } from '../db/transact.ts'
import { OperatorError } from '../operator-error.ts'
import { rotateSecret } from './fator.ts'
import { findUsuario } from './queries.ts'
import { rescueAdmin } from './senha.ts'

/** After a leak: nobody can sign in anyone's name any more, and everybody logs in again. */
export async function runRotateSecret(before: Before): Promise<void> {
  await withCity(async ({ db }) => {
    await transact(db, SYSTEM, (trx) => rotateSecret(trx))
    console.log('Segredo trocado. Todas as sessões foram encerradas.')
  }, before)
}

/** For the day on which no administrator comes in any more: makes this account one again, and a link for its password. */
export async function runResgate([email]: readonly string[], before: Before): Promise<void> {
  if (!email) throw new OperatorError('Diga o e-mail da conta: npm run resgate -- pessoa@cidade.gov.br')
  await withCity(async ({ db }, { publicUrl, porta }) => {
    const found = await findUsuario(db, email)
    if (!found) throw new OperatorError(`Não há conta com o e-mail ${email}: nada foi feito.`)
    const { name, endereco, fator } = await transact(db, SYSTEM, (trx) => rescueAdmin(trx, found.id))
    const { provedores = [] } = porta ?? {}
    const shut =
      provedores.some(({ obrigatorio }) => obrigatorio) &&
      provedores.every(({ emergencia }) => emergencia !== email.toLowerCase())
    console.log(
      [
        `${name} é administrador ativo. As sessões da conta foram encerradas.`,
        ...(fator ? ['A verificação em duas etapas foi desligada: ligue-a de novo em Minha conta.'] : []),
        `Para escolher outra senha, dentro de ${SENHA_MINUTOS} minutos: ${publicUrl?.replace(/\/$/, '') ?? ''}${endereco}`,
        ...(shut
          ? ['A entrada com senha está desligada: entre pelo diretório, ou ponha este e-mail em emergencia.']
          : []),
      ].join('\n'),
    )
  }, before)
}
