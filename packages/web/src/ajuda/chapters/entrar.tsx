import { Link } from '@tanstack/react-router'
import { Figure } from '../figure.tsx'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const entrar: Chapter = {
  id: 'entrar',
  lead: 'Consultar é livre. Para cadastrar e alterar, entre com o seu e-mail e a sua senha.',
  who: 'Qualquer pessoa cria uma conta. Ela só consulta, até que um administrador defina o papel e a secretaria.',
  body: (
    <>
      <Figure name="entrar" />
      <Topic title="Entrar e sair">
        <ol>
          <li>
            Clique em <b>LOGIN</b>, no alto da página, ou em <b>Entrar</b>, no fim do menu.
          </li>
          <li>
            Digite o e-mail e a senha e clique em <b>Entrar</b>. Você volta à página em que estava.
          </li>
          <li>
            Para terminar, clique em <b>Sair</b>, no fim do menu. Faça isso sempre em computador
            compartilhado.
          </li>
        </ol>
        <p>
          A sessão dura 8 horas. Se ela acabar no meio de um formulário, entre de novo: o que você digitou
          fica guardado como rascunho neste navegador.
        </p>
      </Topic>
      <Topic title="Entrar por outro meio">
        <p>
          Se a Prefeitura ligou o sistema ao diretório dela ou ao GOV.BR, a tela de login tem um botão para
          cada um, como <b>Entrar com GOV.BR</b>. Clique nele, confirme lá quem você é e você volta já dentro.
          Se a entrada for recusada, a tela diz por quê e o que fazer.
        </p>
        <p>
          Já tem conta com senha? Em <Link to="/conta">Minha conta</Link>, no quadro{' '}
          <b>Entrar por outro meio</b>, clique em <b>Vincular</b> e digite a senha. <b>Desvincular</b> desfaz.
        </p>
      </Topic>
      <Topic title="Entrar por um convite">
        <p>
          Recebeu um link de convite? Abra-o, confira o seu nome e e-mail, escolha a senha e você já está
          dentro. O link vale uma só vez, por 7 dias. Se não valer mais, peça outro a um administrador.
        </p>
      </Topic>
      <Topic title="Criar uma conta">
        <ol>
          <li>
            Na tela de login, clique em <b>Criar conta</b>.
          </li>
          <li>Informe nome, e-mail e uma senha de pelo menos 10 caracteres.</li>
          <li>Peça a um administrador que defina a sua secretaria e o seu papel.</li>
        </ol>
      </Topic>
      <Topic title="Minha conta e senha">
        <p>
          Clique no seu nome, no alto, para abrir <Link to="/conta">Minha conta</Link>. Ali estão o seu papel,
          a sua secretaria e o quadro <b>Trocar a senha</b>. A troca encerra as outras sessões abertas com a
          sua conta.
        </p>
      </Topic>
      <Topic title="Verificação em duas etapas">
        <ol>
          <li>
            Em <Link to="/conta">Minha conta</Link>, digite a sua senha e clique em <b>Ligar a verificação</b>
            .
          </li>
          <li>
            Leia o QR com um aplicativo de códigos no celular, ou digite nele a chave, e confirme com o código
            de seis números que ele mostra.
          </li>
          <li>
            Guarde os dez códigos de recuperação: cada um abre a conta uma só vez, se você ficar sem o
            celular.
          </li>
        </ol>
        <p>
          Depois disso, a entrada pede a senha e o código. Um código vale uma só vez; cinco errados fazem
          esperar 15 minutos. Um administrador pode exigir a verificação de administradores e auditores, na
          lista de <b>Usuários</b>: quem não a ligar em sete dias só abre Minha conta. Quem a tem ligada
          informa um código também ao aprovar um aditivo ou um boletim, se o último tem mais de dez minutos.
        </p>
      </Topic>
      <Topic title="Esqueci minha senha">
        <p>
          Na tela de login, clique em <b>Esqueci minha senha</b> e informe o seu e-mail. Se houver uma conta
          com ele, chega um link com que você escolhe outra senha. Vale uma só vez, por uma hora; o pedido
          seguinte toma o lugar do anterior. Trocar a senha encerra todas as suas sessões. Onde o sistema não
          envia e-mails, um administrador gera o link na lista de <b>Usuários</b>.
        </p>
      </Topic>
    </>
  ),
}
