'use client';

import { use, useState } from 'react';
import { ApplicationForm, type ApplicationFormProps } from './application-form';
import { PutAwayContext } from './use-reveal';

/** The application form; one that has arrived is put away, and makes place for an empty one. */
export function RenewedApplicationForm(props: Omit<ApplicationFormProps, 'onReceived'>) {
  const [sent, setSent] = useState(0);
  const putAway = use(PutAwayContext);
  return (
    <ApplicationForm
      key={sent}
      {...props}
      onReceived={() => {
        setSent(sent + 1);
        putAway();
      }}
    />
  );
}
