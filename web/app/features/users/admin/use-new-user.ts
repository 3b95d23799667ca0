import { isBoundToBuildings } from '@diyar/contract/rules/roles';
import { UserInput } from '@diyar/contract/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { useCreateUser } from './users-api.ts';

/** Role ADMIN and active by default. */
const EMPTY: z.input<typeof UserInput> = {
  username: '',
  fullName: '',
  phone: '',
  password: '',
  role: 'ADMIN',
  isActive: true,
};

/** The state of the form and its mutation; after a success the form is empty for the next user. */
export function useNewUser(onCreated?: (name: string) => void) {
  const errorText = useErrorText();
  const create = useCreateUser();
  const form = useForm({ resolver: zodResolver(UserInput), defaultValues: EMPTY });
  const submit = form.handleSubmit(({ buildings, ...input }) =>
    create.mutate(isBoundToBuildings(input.role) && buildings ? { ...input, buildings } : input, {
      onSuccess: () => {
        form.reset();
        onCreated?.(input.fullName || input.username);
      },
      onError: (error) => {
        const isPlaced = placeServerErrors(form, error, { usernameTaken: 'username' });
        if (!isPlaced) form.setError('root', { type: 'server', message: errorText(error) });
      },
    }),
  );
  return { form, submit, status: create.status };
}

export type NewUser = ReturnType<typeof useNewUser>;
