/** Who the lists name: nobody real. Names and addresses hold what separators, quotes and old encodings trip over. */
export const patients = [
  { familyName: 'Okafor', givenName: 'Adaeze', birthDate: '1984-02-29', sex: 'female', healthNumber: '9876543217', province: 'ON', phone: '+14165550142', email: 'adaeze@mail.example', address: '12 Elm Street\nUnit 4, Toronto' },
  { familyName: 'Lœwenstein', givenName: 'Zoë “Zo”', birthDate: '1968-04-17', sex: 'female', healthNumber: '', province: '', phone: '+15145550101', email: '', address: '200; rue Sainte-Catherine' },
  { familyName: 'O’Neil', givenName: 'Séan "Bud"', birthDate: '1950-12-03', sex: 'male', healthNumber: '', province: '', phone: '', email: 'sean@mail.example', address: '' },
  { familyName: 'Tremblay-Roy', givenName: 'Marie-Ève', birthDate: '2011-07-30', sex: '', healthNumber: '5584486674', province: 'ON', phone: '+16475550110', email: '', address: '7 Ash Road, Rear' },
] as const;

export const physicians = [
  { familyName: 'Côté', givenName: 'Gwenaëlle', licenceNumber: '68123', billingNumber: '045678', province: 'ON', specialty: 'Oto-rhino-laryngologie', clinicName: 'Clinique "La Cité", Est', faxNumber: '+14185550102', phone: '' },
  { familyName: 'Osei', givenName: 'Kwame', licenceNumber: '70441', billingNumber: '', province: 'ON', specialty: 'Cardiology', clinicName: 'Lakeshore Clinic', faxNumber: '+19055550131', phone: '+19055550151' },
] as const;

export const patientColumns = {
  familyName: 'Last name', givenName: 'First name', birthDate: 'Birth date', sex: 'Sex', healthNumber: 'Health number', province: 'Province', phone: 'Phone', email: 'E-mail', address: 'Address',
} as const;

export const physicianColumns = {
  familyName: 'Last name', givenName: 'First name', licenceNumber: 'CPSO', billingNumber: 'Billing number', province: 'Province', specialty: 'Specialty', clinicName: 'Clinic', faxNumber: 'Fax', phone: 'Phone',
} as const;
